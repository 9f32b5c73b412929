/** A board without a game: all sides move, and everything is in the address. Nothing is kept. */
import type { Hono } from 'hono';
import { describeNotices, viewFrom } from '../../../../render/index.ts';
import { type AnyRules, allRules, asRulesId, endOf, rulesById } from '../../../../rules/index.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { boardPath } from '../../parts/boardAddress.ts';
import { freeBoardPage } from './freeBoardPage.tsx';
import { type AskedBoard, movesWith, readBoard } from './readBoard.ts';

export function freeBoardRoutes(app: Hono<App>): void {
  app.get('/board/:game', (c) => {
    const { words } = c.var;
    const id = c.req.param('game');
    const rules = rulesById(asRulesId(id));
    if (!rules) {
      const { title, sentence } = words.pages.rules.noSuchGame;
      const ids = allRules.map((each) => each.id);
      return showNothing(c, title, sentence(id, ids));
    }
    const asked = readBoard(words, rules, c.req.query());
    if (asked.typed === undefined || asked.problems.length > 0) return showBoard(c, rules, asked);
    const moves = movesWith(words, rules, asked.line, asked.typed);
    if (!moves.ok) return showBoard(c, rules, { ...asked, problems: moves.error });
    const { chosen: options, side } = asked;
    return c.redirect(boardPath({ rulesId: rules.id, options, moves: moves.value, side }), 303);
  });
}

/** Browsers and caches may keep what is the same for everybody for so many seconds. */
const KEPT = 300;

function showBoard(c: Ctx, rules: AnyRules, asked: AskedBoard) {
  const { words, settings, account } = c.var;
  const { options, line, side, problems } = asked;
  const { standings } = line;
  const standing = endOf(line);
  const view = viewFrom(rules, standing.position, side);
  const turns = line.turns.map((turn) => ({ ...turn, at: 0 }));
  const known = (ply: number) => standings[ply] ?? standings[0];
  const drawn = drawPly(words, rules, options, turns, turns.length, { view }, known);
  const isFine = problems.length === 0;
  if (isFine && !account) {
    c.header('cache-control', `public, max-age=${KEPT}`);
    c.header('vary', 'cookie');
  }
  const notices = describeNotices(words, rules, standing, []);
  return show(c, freeBoardPage(words, { settings, rules, asked, drawn, notices }), isFine ? 200 : 400);
}
