/**
 * Files that the build makes for the Worker and that lie beside it. In the bundle, every isolate would load
 * them before its first answer, whether it needs them or not.
 */

/** Rejects if there is no such file: what needs it fails, and is tried again like anything else. */
export async function fetchAsset({ ASSETS }: Pick<Env, 'ASSETS'>, name: string): Promise<Response> {
  const response = await ASSETS.fetch(`https://assets/${name}`);
  if (!response.ok) throw new Error(`/${name} is missing from the assets: ${response.status}`);
  return response;
}

/** Throws if a file was made by another build than the Worker. */
export function checkVersion(name: string, found: string, wanted: string): void {
  if (found !== wanted) throw new Error(`/${name} is version ${found}, not ${wanted}`);
}
