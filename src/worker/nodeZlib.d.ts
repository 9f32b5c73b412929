/** What is used of Node's zlib, which workerd has, too: unlike its streams it has levels. */
declare module 'node:zlib' {
  export function deflateSync(
    bytes: Uint8Array,
    options: { readonly level: number },
  ): Uint8Array<ArrayBuffer>;
}
