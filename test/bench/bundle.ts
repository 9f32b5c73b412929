/** What a deployment uploads: every module of the minified bundle, gzipped. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { start } from '../../scripts/run.ts';
import { below, type Part } from './figure.ts';
import { temporaryFolder } from './workerd.ts';

export async function measureBundle(): Promise<Part> {
  const folder = temporaryFolder();
  try {
    await deployDry(folder);
    const modules = readdirSync(folder).filter((name) => !/\.(map|md)$/.test(name));
    const bytes = modules.reduce(
      (sum, name) => sum + gzipSync(readFileSync(path.join(folder, name))).length,
      0,
    );
    return {
      figures: [{ path: 'bundle.gzipBytes', value: bytes, unit: 'bytes', target: below(320_000) }],
      notes: [
        `bundle: ${modules.sort().join(', ')} of \`wrangler deploy --dry-run --minify\`, each gzipped.`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Quietly; what wrangler printed is told when it fails. */
async function deployDry(folder: string): Promise<void> {
  const child = start('wrangler', ['deploy', '--dry-run', '--minify', '--outdir', folder], 'pipe');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`wrangler deploy --dry-run failed:\n${printed}`);
}
