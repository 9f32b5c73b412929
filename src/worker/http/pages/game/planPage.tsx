/** The page of a player's plan. */
import type { Words } from '../../../../words/index.ts';
import type { OutlineItem } from '../../../game/plans/outline.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { sideNameOf, titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import type { PlayLink } from './gameLinks.ts';

export interface PlanPageFacts {
  readonly link: PlayLink;
  readonly items: readonly OutlineItem[];
  readonly hasPlan: boolean;
  readonly isUnguarded: boolean;
  /** All lines as they were made, if some of them can come no more. */
  readonly past: readonly OutlineItem[];
  readonly playsForced: boolean;
  /** What was written, if it could not be kept. */
  readonly text: string;
  readonly problems: readonly string[];
}

export function planPage(words: Words, facts: PlanPageFacts): PageFacts {
  const { link, items, hasPlan, isUnguarded, past, playsForced, text, problems } = facts;
  const { rules, snapshot, seat, token } = link;
  const said = words.pages.plan;
  const isTurn = snapshot.toMove === seat;
  const action = `/play/${token}/plan`;
  return {
    title: said.title(titleOf(words, rules, snapshot)),
    children: (
      <>
        <h1>{said.heading}</h1>
        <p class="hint">{words.letters.plan.secret}</p>
        <Problem sentences={problems} />
        <NewestBoard words={words} rules={rules} snapshot={snapshot} ply={snapshot.turns.length} />
        {items.length > 0 ? (
          <form method="post" action={action}>
            <ol class="plan">
              {items.map((item) => (
                <Line words={words} link={link} item={item} isEdited={!isTurn} />
              ))}
            </ol>
          </form>
        ) : (
          <p>{hasPlan ? words.letters.plan.noLines : said.none}</p>
        )}
        {isUnguarded ? <p class="hint">{words.letters.plan.unguarded}</p> : null}
        {isTurn ? (
          <p>{said.yourTurn}</p>
        ) : (
          <form method="post" action={action}>
            <label>
              {said.add}
              <textarea name="text" rows={4} maxlength={4000} spellcheck={false} autocapitalize="off">
                {text}
              </textarea>
            </label>
            <p class="hint">{said.how}</p>
            <button type="submit" name="do" value="add">
              {said.keep}
            </button>
          </form>
        )}
        <form method="post" action={action}>
          <p>{said.forced[playsForced ? 'on' : 'off']}</p>
          <button type="submit" class="plain" name="do" value={playsForced ? 'unforced' : 'forced'}>
            {said.forced[playsForced ? 'turnOff' : 'turnOn']}
          </button>
          {hasPlan ? (
            <button type="submit" class="plain" name="do" value="end">
              {said.end}
            </button>
          ) : null}
        </form>
        {past.length > 0 ? (
          <details>
            <summary>{said.past}</summary>
            <ul>
              {past.map((item) => (
                <li>{lineOf(words, link, item)}</li>
              ))}
            </ul>
          </details>
        ) : null}
        <p>
          <a href={`/g/${snapshot.id}`}>{said.back}</a>
        </p>
      </>
    ),
  };
}

const lineOf = (
  words: Words,
  { rules, snapshot }: PlayLink,
  { number, others, answer }: OutlineItem,
): string =>
  words.letters.plan.line({
    number,
    others: others.map(({ seat, move }) => ({ side: sideNameOf(words, rules, snapshot.seats[seat]), move })),
    answer,
  });

/** One line, with buttons that remove it and that answer whatever the others play. */
const Line = ({
  words,
  link,
  item,
  isEdited,
}: {
  readonly words: Words;
  readonly link: PlayLink;
  readonly item: OutlineItem;
  readonly isEdited: boolean;
}) => {
  const said = words.pages.plan;
  const path = item.path.join('.');
  const isExact = item.others.at(-1)?.move !== undefined;
  return (
    <li style={`margin-left: ${1.5 * (item.number.split('.').length - 1)}em`}>
      <span>{lineOf(words, link, item)}</span>{' '}
      {isEdited ? (
        <button
          type="submit"
          class="plain"
          name="remove"
          value={path}
          aria-label={said.removeLine(item.number)}
        >
          {said.remove}
        </button>
      ) : null}
      {isEdited && isExact && item.answer !== undefined ? (
        <button type="submit" class="plain" name="any" value={path} aria-label={said.anyLine(item.number)}>
          {said.any}
        </button>
      ) : null}
    </li>
  );
};
