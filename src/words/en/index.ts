/** English. */
import { api } from './api.ts';
import { board } from './board.ts';
import { calendar } from './calendar.ts';
import { clock } from './clock.ts';
import { feeds } from './feeds.ts';
import { games, sheets } from './games/index.ts';
import { lessons } from './lessons.ts';
import { letters } from './letters/index.ts';
import { lists } from './lists.ts';
import { logs } from './logs.ts';
import { mail } from './mail.ts';
import { offers } from './offers.ts';
import { pages } from './pages/index.ts';
import { records } from './records.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';

export const words = {
  locale: 'en',
  api,
  board,
  calendar,
  clock,
  feeds,
  lessons,
  letters,
  games,
  sheets,
  lists,
  logs,
  mail,
  offers,
  pages,
  records,
  refusals,
  settings,
};
