/** What is used of Node's Buffer, which workerd has, too. */
declare module 'node:buffer' {
  export const Buffer: {
    from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'base64'): string };
  };
}
