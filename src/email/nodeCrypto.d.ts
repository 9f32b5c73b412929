/** What is used of Node's crypto, which workerd has, too: unlike `crypto.subtle` it is synchronous. */
declare module 'node:crypto' {
  interface Hmac {
    update(text: string): Hmac;
    digest(): Uint8Array;
    digest(encoding: 'hex'): string;
  }
  export function createHmac(algorithm: string, key: string | Uint8Array): Hmac;
  export function scrypt(
    password: string,
    salt: string,
    length: number,
    options: { N: number; r: number; p: number; maxmem: number },
    callback: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function hash(algorithm: string, data: string | Uint8Array, encoding: 'hex'): string;
}
