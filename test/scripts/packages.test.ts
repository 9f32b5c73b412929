import { expect, it } from 'vitest';
import { faultsHere, packageFaults } from '../../scripts/packages.ts';

it('the packages of this project are exact, whole, and free', () => {
  expect(faultsHere()).toEqual([]);
});

it('names what is not', () => {
  const manifest = {
    dependencies: { loose: '^1.0.0' },
    devDependencies: { chessops: '0.15.1' },
    optionalDependencies: {},
  };
  const whole = { version: '1.0.0', integrity: 'sha512-x' };
  const lock = {
    packages: {
      '': {},
      'node_modules/loose': { ...whole, license: 'GPL-2.0' },
      'node_modules/chessops': { ...whole, license: 'GPL-3.0-or-later', dev: true },
      'node_modules/a/node_modules/b': {
        version: '1.0.0',
        license: 'MIT',
        resolved: 'https://example.org/b',
      },
      'node_modules/c': { ...whole, license: 'LGPL-3.0-or-later', dev: true },
      'node_modules/d': { ...whole },
    },
  };
  const sources = [
    { file: 'test/bench/chess.ts', text: "from 'chessops/chess'" },
    { file: 'src/rules/index.ts', text: "from 'chessops/chess'" },
  ];
  expect(packageFaults(manifest, lock, sources)).toEqual([
    'loose: ^1.0.0 is no exact version',
    'b: has no integrity in the lock file',
    'b: the lock file names a registry',
    'loose: GPL-2.0 is no licence for what the Worker is made of',
    'd: undefined is no licence for what the Worker is made of',
    'loose: GPL-2.0 is for the bench alone',
    'src/rules/index.ts: imports chessops, which is for the bench alone',
  ]);
});
