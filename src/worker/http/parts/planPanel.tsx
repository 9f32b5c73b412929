/**
 * A player's plan, for their eyes only: its lines, with buttons that change them, and its switches. Works
 * without a script; with one, the answer to a button takes the panel's place (`src/web/planner.ts`).
 */
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { OutlineItem } from '../../game/plans/outline.ts';
import type { ShownPlan } from '../../game/plans/shown.ts';
import { Problem } from '../layout.tsx';
import { sideNameOf } from './gameWords.ts';

export interface PlanPanelFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
  /** The owner's. */
  readonly seat: Seat;
  readonly plan: ShownPlan;
  /** The page of the plan, which takes its forms. */
  readonly path: string;
  /** Where to go after a change. */
  readonly from: 'game' | 'plan';
  readonly problems?: readonly string[];
}

export const PlanPanel = (facts: PlanPanelFacts) => {
  const { words, snapshot, seat, plan, path, problems = [] } = facts;
  const said = words.pages.plan;
  const isTurn = snapshot.toMove === seat;
  return (
    <div class="plan" id="plan" data-part="plan" tabindex={-1}>
      <Problem sentences={problems} />
      {plan.items.length > 0 ? (
        <Lines {...facts} isTurn={isTurn} />
      ) : (
        <p>{plan.hasPlan ? words.letters.plan.noLines : said.none}</p>
      )}
      {isTurn ? (
        <p>{said.yourTurn}</p>
      ) : (
        <>
          <p class="hint needs-script">{said.try}</p>
          <form method="post" action={path} hidden data-part="plan-line">
            <input type="hidden" name="line" />
            <input type="hidden" name="ply" />
          </form>
        </>
      )}
      <Switches {...facts} />
      <Past {...facts} />
      <p class="hint">{words.letters.plan.secret}</p>
    </div>
  );
};

const From = ({ from }: Pick<PlanPanelFacts, 'from'>) =>
  from === 'game' ? <input type="hidden" name="from" value="game" /> : null;

const Lines = (facts: PlanPanelFacts & { readonly isTurn: boolean }) => {
  const { plan, path, from } = facts;
  return (
    <form method="post" action={path}>
      <input type="hidden" name="edition" value={plan.edition} />
      <From from={from} />
      <ol class="plan-lines">
        {plan.items.map((item) => (
          <Line {...facts} item={item} />
        ))}
      </ol>
    </form>
  );
};

/** One line, with buttons that remove it and that make another's move "whatever they play". */
const Line = (facts: PlanPanelFacts & { readonly isTurn: boolean; readonly item: OutlineItem }) => {
  const { words, rules, snapshot, isTurn, item } = facts;
  const { number, path, others, answer } = item;
  const said = words.pages.plan;
  const depth = Math.min(number.split('.').length - 1, 4);
  const exact = answer === undefined ? [] : others.filter(({ move }) => move !== undefined);
  return (
    <li class={depth > 0 ? `below-${depth}` : undefined}>
      <span>{lineOf(facts, item)}</span>
      {isTurn ? null : (
        <span class="row">
          <button
            type="submit"
            class="plain"
            name="remove"
            value={path.join('.')}
            aria-label={said.removeLine(number)}
          >
            {said.remove}
          </button>
          {exact.map((turn) => {
            const side = sideNameOf(words, rules, snapshot.seats[turn.seat]);
            const value = turn.path.join('.');
            return (
              <button
                type="submit"
                class="plain"
                name="any"
                value={value}
                aria-label={said.anyLine(number, side)}
              >
                {said.any(side)}
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
};

const lineOf = (
  { words, rules, snapshot }: PlanPanelFacts,
  { number, others, answer }: OutlineItem,
): string =>
  words.letters.plan.line({
    number,
    others: others.map(({ seat, ...turn }) => ({
      ...turn,
      side: sideNameOf(words, rules, snapshot.seats[seat]),
    })),
    answer,
  });

const Switches = ({ words, plan, path, from }: PlanPanelFacts) => {
  const said = words.pages.plan;
  const { hasPlan, isUnguarded, playsForced } = plan;
  return (
    <form method="post" action={path} class="switches">
      <From from={from} />
      {hasPlan ? (
        <Switch
          label={said.unguarded}
          hint={words.letters.plan[isUnguarded ? 'unguarded' : 'guard']}
          isOn={isUnguarded}
          value={isUnguarded ? 'guarded' : 'unguarded'}
        />
      ) : null}
      <Switch
        label={said.forced.label}
        hint={said.forced[playsForced ? 'on' : 'off']}
        isOn={playsForced}
        value={playsForced ? 'unforced' : 'forced'}
      />
      {hasPlan ? (
        <p>
          <button type="submit" class="plain" name="do" value="end">
            {said.end}
          </button>
        </p>
      ) : null}
    </form>
  );
};

interface SwitchFacts {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  /** What pressing it asks for. */
  readonly value: string;
}

const Switch = ({ label, hint, isOn, value }: SwitchFacts) => (
  <>
    <button
      type="submit"
      class="switch"
      role="switch"
      aria-checked={isOn ? 'true' : 'false'}
      name="do"
      value={value}
    >
      {label}
    </button>
    <p class="hint">{hint}</p>
  </>
);

const Past = (facts: PlanPanelFacts) => {
  const said = facts.words.pages.plan;
  const { past } = facts.plan;
  return past.length === 0 ? null : (
    <details>
      <summary>{said.past}</summary>
      {past.map(({ anchor, items }) => (
        <>
          <p>{said.madeAt(anchor + 1)}</p>
          <ul>
            {items.map((item) => (
              <li>{lineOf(facts, item)}</li>
            ))}
          </ul>
        </>
      ))}
    </details>
  );
};
