interface __BaseEnv_Env {
  TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
}

declare module '*?raw' {
  const text: string;
  export default text;
}
