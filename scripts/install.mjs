// Installs what is missing or older than the lock file, and checks the Node that the scripts will run on.
// Plain JavaScript without dependencies: it runs first after a clone, on whatever Node is there.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';

const INSTALLED = 'node_modules/.package-lock.json';
const LEAST = [22, 18];

if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.error('Installing what is needed (a minute at most)...');
  execFileSync('npm', ['ci', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(hasHome() ? {} : { npm_config_cache: `${tmpdir()}/sealed-move-npm` }) },
  });
}

// npm's cache is below the home directory.
function hasHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// npm puts node_modules/.bin first on PATH: on Linux x64 that is the project's own Node 24.
const version = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim();
const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  console.error(`Node ${LEAST.join('.')} or newer is needed on this platform; this is ${version}.`);
  process.exit(1);
}
