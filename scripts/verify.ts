/** `npm run verify FILE`: proves an exported log without the service; `-` reads standard input. */
import { readFileSync } from 'node:fs';
import { describeOutcome } from '../src/render/index.ts';
import { gameById } from '../src/rules/index.ts';
import { explainFlaw, type Proof, verifyLog } from '../src/worker/game/verify.ts';

function summaryOf({ snapshot, events, hash }: Proof): string {
  const game = gameById(snapshot.game);
  const names = snapshot.seats.map(({ name, side }) => name || side.name);
  const result = game && snapshot.outcome ? describeOutcome(game, snapshot.outcome, names) : 'Not over.';
  return [
    `sound: ${game?.name} ${snapshot.id}, ${names.join(' – ')}`,
    `${events} events, ${snapshot.turns.length} turns. ${result}`,
    `last hash ${hash}`,
  ].join('\n');
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run -s verify FILE   (an export of /api/games/ID/log; - for standard input)');
  process.exitCode = 2;
} else {
  const verified = verifyLog(readFileSync(file === '-' ? 0 : file, 'utf8'));
  if (verified.ok) console.log(summaryOf(verified.value));
  else {
    console.error(`not sound: ${explainFlaw(verified.error)}`);
    process.exitCode = 1;
  }
}
