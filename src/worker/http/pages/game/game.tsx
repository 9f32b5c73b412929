/** A game for anybody with its link: the board at any ply, players, moves; and for who is to move, the way to play. */

import type { Hono } from 'hono';
import { describeNotices, describeOptions } from '../../../../render/index.ts';
import { gameWords } from '../../../../words/index.ts';
import { NO_AVAILABILITY } from '../../../game/model/availability.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { openAddress } from '../../../game/show/publicAddress.ts';
import { signLink } from '../../../links.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import { randomLetters } from '../../../tokens.ts';
import { type WatchedGame, watchGame } from '../../access.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { noSuchGame, noSuchPosition } from '../../missing.ts';
import { AgreementsLink } from '../../parts/agreementsLink.tsx';
import { boardFactsOf } from '../../parts/boardFacts.ts';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { ClockPanel } from '../../parts/clockPanel.tsx';
import { namesOf, titleOf } from '../../parts/gameWords.ts';
import { MatchScore } from '../../parts/matchScore.tsx';
import { MoveList } from '../../parts/moveList.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { News } from '../../parts/news.tsx';
import { Notebook } from '../../parts/notebook.tsx';
import { Notes } from '../../parts/notes.tsx';
import { OpenSeats } from '../../parts/openSeats.tsx';
import { Players } from '../../parts/players.tsx';
import { positionStatusOf } from '../../parts/positionWords.ts';
import { ReplayBar } from '../../parts/replayBar.tsx';
import { Sharing } from '../../parts/sharing.tsx';
import { UnfurlTags } from '../../parts/unfurl.tsx';
import { SeatLetters, seatLettersOf, Unreachable, unreachableNames } from './gameLetters.tsx';

export function gameRoutes(app: Hono<App>): void {
  app.get('/g/:id', async (c) => {
    const found = await watchGame(c);
    return found ? showGame(c, found, found.snapshot.turns.length) : noSuchGame(c);
  });

  app.get('/g/:id/:ply{[0-9]{1,5}}', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const ply = Number(c.req.param('ply'));
    const last = found.snapshot.turns.length;
    if (ply > last) return noSuchPosition(c, ply, last);
    return showGame(c, found, ply);
  });
}

async function showGame(c: Ctx, found: WatchedGame, ply: number) {
  const { rules, snapshot, address } = found;
  const drawn = drawPly(c.var.words, rules, snapshot.options, snapshot.turns, ply);
  const last = snapshot.turns.length;
  const isNewest = ply === last;
  const title = titleOf(c.var.words, rules, snapshot);
  const mySeat = c.var.account
    ? snapshot.seats.findIndex(({ account }) => account === c.var.account?.id)
    : -1;
  const isSeated = mySeat >= 0;
  const reader = isSeated ? mySeat : undefined;
  const isMyTurn = isSeated && snapshot.toMove === mySeat;
  const { settings } = c.var;
  const path = `/g/${address}`;
  const standing = drawn.standing;
  const mayLeave = isSeated && snapshot.phase === 'playing' && snapshot.playing.includes(mySeat);
  const playPath =
    isSeated && isNewest
      ? `/play/${signLink(settings.secret, { purpose: 'play', game: snapshot.id, seat: mySeat, ply: last })}`
      : undefined;
  const mine = isMyTurn && playPath ? { seat: mySeat, nonce: randomLetters(20) } : undefined;
  // Before a game begins nobody is bound by anything.
  const notices =
    snapshot.phase === 'inviting'
      ? []
      : describeNotices(c.var.words, rules, standing, namesOf(snapshot), reader);
  const { account } = c.var;
  const [unreachable, letters, { zone }] = await Promise.all([
    unreachableNames(c.env, snapshot, account?.id),
    account && isSeated ? seatLettersOf(c.env, snapshot.id, mySeat, account.id) : undefined,
    account ? availabilityOfAccount(c.env.DB, account.id) : NO_AVAILABILITY,
  ]);
  return show(c, {
    title,
    head: (
      <>
        <UnfurlTags
          words={c.var.words}
          settings={settings}
          found={found}
          ply={ply}
          scene={drawn.scene}
          alt={drawn.alt}
        />
        <BoardScript facts={boardFactsOf(c.var.words, rules, snapshot, ply, path, reader, mine)} />
      </>
    ),
    children: (
      <>
        <h1>{title}</h1>
        <News seq={snapshot.seq} live={`/api/games/${openAddress(settings, snapshot)}/live`} path={path} />
        <p class="status" role="status" data-part="status">
          {positionStatusOf(c.var.words, rules, snapshot, ply, standing, reader)}
        </p>
        {snapshot.isPrivate ? (
          <p class="hint">A private game: its players see it, and whoever has its link.</p>
        ) : null}
        {snapshot.phase === 'inviting' ? (
          <OpenSeats
            words={c.var.words}
            account={account}
            rules={rules}
            address={address}
            host={snapshot.host}
            seats={snapshot.seats}
          />
        ) : null}
        <div class="sides">
          <div>
            <BoardView
              words={c.var.words}
              rules={rules}
              pieces={drawn.pieces}
              marks={drawn.marks}
              alt={drawn.alt}
            />
            <ReplayBar path={path} ply={ply} last={last} />
            <div data-part="notices">
              {notices.map((notice) => (
                <p class="hint">{notice}</p>
              ))}
            </div>
          </div>
          <div>
            <MovePanel
              rules={rules}
              standing={standing}
              action={isMyTurn ? playPath : undefined}
              home="the game"
            />
            {playPath ? (
              <AgreementsLink snapshot={snapshot} seat={mySeat} path={`${playPath}/agreements`} />
            ) : null}
            <h2>Players</h2>
            <Players words={c.var.words} rules={rules} snapshot={snapshot} />
            <Unreachable names={unreachable} />
            {describeOptions(c.var.words, rules, snapshot.options).map((said) => (
              <p class="hint">{said}</p>
            ))}
            <MatchScore snapshot={snapshot} />
            <ClockPanel words={c.var.words} snapshot={snapshot} now={Date.now()} zone={zone} />
            <h2>Moves</h2>
            <MoveList words={c.var.words} snapshot={snapshot} path={path} ply={ply} />
            <Notes snapshot={snapshot} />
            <Notebook notes={true} />
            <details>
              <summary>The board as text</summary>
              <pre>{drawn.text}</pre>
            </details>
            {letters ? <SeatLetters words={c.var.words} {...letters} /> : null}
            <Sharing
              words={c.var.words}
              settings={settings}
              found={found}
              ply={ply}
              isMaker={account !== undefined && account.id === snapshot.host}
            />
            <p class="hint">
              <a href={`/rules/${rules.id}`}>Rules of {gameWords(c.var.words, rules).name}</a>
              {playPath && mayLeave ? (
                <>
                  {' '}
                  · <a href={`${playPath}/resign`}>Resign…</a>
                </>
              ) : null}
            </p>
          </div>
        </div>
      </>
    ),
  });
}
