/** A language's type, derived from English: the same structure and function arguments, but any texts. */
export type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends (...data: infer Data) => infer Said
        ? (...data: Data) => Widened<Said>
        : T extends readonly (infer Entry)[]
          ? readonly Widened<Entry>[]
          : T extends object
            ? { readonly [Key in keyof T]: Widened<T[Key]> }
            : T;
