interface __BaseEnv_Env {
  TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
}
