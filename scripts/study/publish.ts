/** Makes the figures of the page /balance of the games kept in `study/`: `npm run study -- publish`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RulesId } from '../../src/rules/index.ts';
import type { Figure } from '../../src/worker/http/pages/site/balance/figure.ts';
import { meanOf, type Tally } from './tally.ts';

const FIGURES = 'src/worker/http/pages/site/balance/figures.ts';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function figureOf(tally: Tally): Figure {
  const { rulesId, level, other, games, seed, total, draws, lengths, choices, plies, reasons } = tally;
  const perGame = total / games;
  const means = tally.points.map((_, seat) => meanOf(tally, seat));
  return {
    rulesId: rulesId as RulesId,
    level,
    other,
    games,
    seed,
    shares: means.map(({ mean }) => rounded(mean / perGame)),
    within: means.map(({ within }) => rounded(within / perGame)),
    draws: rounded(draws / games),
    medianLength: lengths.toSorted((one, two) => one - two)[Math.floor(games / 2)] ?? 0,
    choices: rounded(choices / plies),
    reasons: Object.fromEntries(
      Object.entries(reasons)
        .toSorted(([, one], [, two]) => two - one)
        .map(([reason, count]) => [reason, rounded(count / games)]),
    ),
  };
}

export function publish(): void {
  const figures = readdirSync('study')
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => figureOf(JSON.parse(readFileSync(`study/${file}`, 'utf8')) as Tally));
  const lines = figures.map((figure) => `  ${JSON.stringify(figure)},`).join('\n');
  writeFileSync(
    FIGURES,
    `/** Written by \`npm run study -- publish\` from the games kept in \`study/\`. */\nimport type { Figure } from './figure.ts';\n\nexport const FIGURES: readonly Figure[] = [\n${lines}\n];\n`,
  );
}
