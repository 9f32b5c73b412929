/** The page of a player's plan. */
import type { BoardFacts } from '../../../../render/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { ShownPlan } from '../../../game/plans/shown.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import { LONGEST_PLAN } from '../../../limits.ts';
import type { PageFacts } from '../../layout.tsx';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardWithPlates } from '../../parts/boardWithPlates.tsx';
import { GameTitle } from '../../parts/gameTitle.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { MovePanel } from '../../parts/movePanel.tsx';
import { Notices } from '../../parts/notices.tsx';
import { PlanPanel } from '../../parts/planPanel.tsx';
import { BoardControls } from '../../parts/replayBar.tsx';
import type { PlayLink } from './gameLinks.ts';

export interface PlanPageFacts {
  readonly link: PlayLink;
  /** The newest position. */
  readonly drawn: DrawnPosition;
  /** For the board's script. */
  readonly board: BoardFacts;
  readonly plan: ShownPlan;
  /** What was written, if it could not be kept. */
  readonly text: string;
  readonly problems: readonly string[];
  readonly zone: Zone;
  readonly now: number;
}

export function planPage(words: Words, facts: PlanPageFacts): PageFacts {
  const { link, drawn, board, zone, now } = facts;
  const { rules, snapshot, seat } = link;
  return {
    title: words.pages.plan.title(titleOf(words, rules, snapshot)),
    head: <BoardScript words={words} facts={board} />,
    children: (
      <div class="game">
        <div class="game-head">
          <GameTitle words={words} rules={rules} snapshot={snapshot} />
          <p class="status" role="status" data-part="status">
            {board.status}
          </p>
        </div>
        <div class="sides">
          <BoardWithPlates
            words={words}
            rules={rules}
            snapshot={snapshot}
            drawn={drawn}
            side={seat}
            position={drawn.standing.position}
            zone={zone}
            now={now}
          >
            <BoardControls words={words} />
            <Notices notices={[]} isNow={false} />
          </BoardWithPlates>
          <Planning words={words} {...facts} />
        </div>
      </div>
    ),
  };
}

/** What stands beside the board. */
const Planning = ({
  words,
  link,
  drawn,
  plan,
  text,
  problems,
}: PlanPageFacts & { readonly words: Words }) => {
  const { rules, snapshot, seat, token } = link;
  const said = words.pages.plan;
  const path = `/play/${token}/plan`;
  const isTurn = snapshot.toMove === seat;
  return (
    <div class="beside">
      <h2>{said.heading}</h2>
      <PlanPanel
        words={words}
        rules={rules}
        snapshot={snapshot}
        seat={seat}
        plan={plan}
        path={path}
        from="plan"
        problems={problems}
      />
      {isTurn ? null : (
        <>
          <MovePanel
            words={words}
            rules={rules}
            standing={drawn.standing}
            action={undefined}
            home="game"
            isPlanned
          />
          <form method="post" action={path}>
            <div class="field">
              <label for="lines">{said.add}</label>
              <textarea
                id="lines"
                class="reply"
                name="text"
                rows={4}
                maxlength={LONGEST_PLAN}
                spellcheck={false}
                autocapitalize="off"
              >
                {text}
              </textarea>
              <p class="hint">{said.how}</p>
            </div>
            <button type="submit" name="do" value="add">
              {said.keep}
            </button>
          </form>
        </>
      )}
      <p>
        <a href={`/g/${snapshot.id}`}>{said.back}</a>
      </p>
    </div>
  );
};
