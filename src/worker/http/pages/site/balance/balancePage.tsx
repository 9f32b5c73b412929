/** The page about balance: a table for each game, what it means, and how far the levels are apart. */
import { describeOutcome, seatName } from '../../../../../render/index.ts';
import { type AnyRules, allRules, rulesById } from '../../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../../words/index.ts';
import type { PageFacts } from '../../../layout.tsx';
import type { Figure } from './figure.ts';
import { FIGURES } from './figures.ts';

const isBetweenEquals = ({ level, other }: Figure): boolean => level === other;

export function balancePage(words: Words): PageFacts {
  const text = words.pages.balance;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.about}</p>
        <p>{text.howMany}</p>
        <p>
          {text.command} <code>{text.commandFor('three-crowns', 'clerk', 1000, 'study')}</code>
        </p>
        {allRules.map((rules) => (
          <section id={rules.id}>
            <h2>
              <a href={`/rules/${rules.id}`}>{gameWords(words, rules).name}</a>
            </h2>
            {FIGURES.filter((figure) => figure.rulesId === rules.id && isBetweenEquals(figure)).map(
              (figure) => (
                <Balance words={words} rules={rules} figure={figure} />
              ),
            )}
          </section>
        ))}
        <Strength words={words} />
      </>
    ),
  };
}

interface BalanceFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly figure: Figure;
}

const Balance = ({ words, rules, figure }: BalanceFacts) => {
  const { level, games, seed, shares, within, draws, medianLength, choices, reasons } = figure;
  const text = words.pages.balance;
  const levelName = words.pages.machines.levels[level].name;
  const [share = 0] = shares;
  return (
    <>
      <h3>{text.between(levelName, games)}</h3>
      <p>{text.verdict(seatName(words, rules, 0), levelName, share, within[0] ?? 0, 1 / shares.length)}</p>
      <table>
        <thead>
          <tr>
            <th>{text.columns.seat}</th>
            <th>{text.columns.share}</th>
            <th>{text.columns.within}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((each, seat) => (
            <tr>
              <th scope="row">{seatName(words, rules, seat)}</th>
              <td>{text.share(each)}</td>
              <td>{text.range(each, within[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.details(medianLength, choices, draws)}</p>
      <details>
        <summary>{text.endings}</summary>
        <ul>
          {Object.entries(reasons).map(([reason, part]) => (
            <li>{text.ending(endingOf(words, rules, reason), part)}</li>
          ))}
        </ul>
      </details>
      <p class="hint">
        <code>{text.commandFor(rules.id, level, games, seed)}</code>
      </p>
    </>
  );
};

/** The reason in words, as of a game that the first seat won. */
const endingOf = (words: Words, rules: AnyRules, reason: string): string =>
  describeOutcome(
    words,
    rules,
    { points: rules.seats.map((_, seat) => (seat === 0 ? 1 : 0)), reason },
    rules.seats.map((_, seat) => seatName(words, rules, seat)),
  );

const Strength = ({ words }: { readonly words: Words }) => {
  const text = words.pages.balance.strength;
  const { levels } = words.pages.machines;
  const matches = FIGURES.filter((figure) => !isBetweenEquals(figure));
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.about}</p>
      <table>
        <thead>
          <tr>
            <th>{text.columns.game}</th>
            <th>{text.columns.levels}</th>
            <th>{text.columns.games}</th>
            <th>{text.columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map((figure) => {
            const rules = rulesById(figure.rulesId);
            return (
              <tr>
                <th scope="row">{rules ? gameWords(words, rules).name : figure.rulesId}</th>
                <td>{text.levels(levels[figure.level].name, levels[figure.other].name)}</td>
                <td>{figure.games}</td>
                <td>{words.pages.balance.range(figure.shares[0] ?? 0, figure.within[0] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {matches.map(({ rulesId, level, other, games, seed }) => (
        <p class="hint">
          <code>{words.pages.balance.commandFor(rulesId, `${level}:${other}`, games, seed)}</code>
        </p>
      ))}
    </section>
  );
};

/** One line for the page of a game's rules; nothing if it was not studied. */
export const BalanceLine = ({ words, rules }: { readonly words: Words; readonly rules: AnyRules }) => {
  const figure = FIGURES.find(
    (each) => each.rulesId === rules.id && isBetweenEquals(each) && each.level === 'clerk',
  );
  if (!figure) return null;
  const { level, shares, within, games } = figure;
  const text = words.pages.balance;
  const name = words.pages.machines.levels[level].name;
  return (
    <p class="hint">
      {text.line(seatName(words, rules, 0), name, shares[0] ?? 0, within[0] ?? 0, games)}{' '}
      <a href={`/balance#${rules.id}`}>{text.more}</a>
    </p>
  );
};
