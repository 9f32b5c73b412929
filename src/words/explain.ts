/** Why something is refused, said by its code: a record of words has a sentence for each. */

interface Coded {
  readonly code: string;
}

/** A sentence for every code of a refusal, made from the data that comes with it. */
export type Explained<Refusal extends Coded> = {
  readonly [Code in Refusal['code']]: (refusal: Extract<Refusal, { readonly code: Code }>) => string;
};

export function explain<Refusal extends Coded>(sentences: Explained<Refusal>, refusal: Refusal): string {
  const sentence = sentences[refusal.code as Refusal['code']] as (refusal: Refusal) => string;
  return sentence(refusal);
}
