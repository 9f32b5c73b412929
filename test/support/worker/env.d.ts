interface __BaseEnv_Env {
  BUCKET: R2Bucket;
  TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
}

interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { readonly query?: string; readonly import?: 'default'; readonly eager: true },
  ): Readonly<Record<string, T>>;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
