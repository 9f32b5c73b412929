/** What is used of Node's crypto, which workerd has, too: unlike `crypto.subtle` it is synchronous. */
declare module 'node:crypto' {
  interface Hmac {
    update(text: string): Hmac;
    digest(): Uint8Array;
    digest(encoding: 'hex'): string;
  }
  export function createHmac(algorithm: string, key: string | Uint8Array): Hmac;
  export function hash(algorithm: string, data: string | Uint8Array, encoding: 'hex'): string;
}
