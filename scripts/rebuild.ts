/**
 * `npm run rebuild [URL]`: throws the lists of an instance away and restores them from its games' logs.
 * Without a URL, the instance of `npm start`, at PORT if that is set; elsewhere OPERATOR_TOKEN must be set to
 * the instance's secret.
 */
export {};

const local = `http://localhost:${process.env.PORT ?? '8787'}`;
const url = (process.argv[2] ?? process.env.PUBLIC_URL ?? local).replace(/\/+$/, '');
const token = process.env.OPERATOR_TOKEN;

try {
  const response = await fetch(`${url}/operator/rebuild`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { games } = (await response.json()) as { games: number };
  console.log(`games that wrote themselves into the lists again: ${games}`);
} catch (error) {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  console.error(`the lists of ${url} were not rebuilt: ${reason}`);
  process.exitCode = 1;
}
