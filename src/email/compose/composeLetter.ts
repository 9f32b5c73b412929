/** From a letter's data to the letter itself. */
import type { Block } from '../blocks.ts';
import type { Attachment, BoardFacts, ComposedLetter, GameFacts, LetterData } from '../letter.ts';
import { addressChanged } from '../letters/addressChanged.ts';
import { board } from '../letters/board.ts';
import { confirmAddress } from '../letters/confirmAddress.ts';
import { confirmMove } from '../letters/confirmMove.ts';
import { confirmResign } from '../letters/confirmResign.ts';
import { digest, digestCid } from '../letters/digest.ts';
import { gameBegun } from '../letters/gameBegun.ts';
import { gameOver } from '../letters/gameOver.ts';
import { help } from '../letters/help.ts';
import { history } from '../letters/history.ts';
import { invitation } from '../letters/invitation.ts';
import { invitationDeclined } from '../letters/invitationDeclined.ts';
import { news } from '../letters/news.ts';
import { offer } from '../letters/offer.ts';
import { refusedMove } from '../letters/refusedMove.ts';
import { reminder } from '../letters/reminder.ts';
import { signIn } from '../letters/signIn.ts';
import { vacationEnds } from '../letters/vacationEnds.ts';
import { yourTurn } from '../letters/yourTurn.ts';
import { footerOf } from './footer.ts';
import { headersOf } from './headers.ts';
import { BOARD_CID, renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';
import { subjectOf } from './subject.ts';

/** The same data makes the same letter, byte for byte: an attempt that is repeated repeats itself. */
export function composeLetter(letter: LetterData): ComposedLetter {
  const subject = subjectOf(letter);
  const blocks = [...bodyOf(letter), ...footerOf(letter)];
  const replyTo = replyToOf(letter);
  return {
    subject,
    text: renderText(blocks),
    html: renderHtml(subject, blocks),
    headers: headersOf(letter),
    ...(replyTo ? { replyTo } : {}),
    attachments: picturesOf(letter),
  };
}

function replyToOf(letter: LetterData): string | undefined {
  if (letter.kind === 'offer' || letter.kind === 'help') return letter.replyTo;
  if (letter.kind === 'gameOver') return letter.again?.replyTo;
  const answered = letter.kind === 'news' ? letter.claim : 'answer' in letter ? letter.answer : undefined;
  return (answered ?? ('desk' in letter ? letter.desk : undefined))?.replyTo;
}

function bodyOf(letter: LetterData): readonly Block[] {
  switch (letter.kind) {
    case 'signIn':
      return signIn(letter);
    case 'confirmAddress':
      return confirmAddress(letter);
    case 'addressChanged':
      return addressChanged(letter);
    case 'vacationEnds':
      return vacationEnds(letter);
    case 'digest':
      return digest(letter);
    case 'invitation':
      return invitation(letter);
    case 'invitationDeclined':
      return invitationDeclined(letter);
    case 'gameBegun':
      return gameBegun(letter);
    case 'yourTurn':
      return yourTurn(letter);
    case 'reminder':
      return reminder(letter);
    case 'news':
      return news(letter);
    case 'offer':
      return offer(letter);
    case 'refusedMove':
      return refusedMove(letter);
    case 'confirmMove':
      return confirmMove(letter);
    case 'gameOver':
      return gameOver(letter);
    case 'help':
      return help(letter);
    case 'board':
      return board(letter);
    case 'history':
      return history(letter);
    case 'confirmResign':
      return confirmResign(letter);
  }
}

/** `3-crowns-k3xq7m2abcde-12.png` */
export function boardFilename({ gameName, id }: GameFacts, { ply }: BoardFacts): string {
  const name = gameName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name}-${id}-${ply}.png`;
}

function picturesOf(letter: LetterData): readonly Attachment[] {
  if (letter.kind === 'digest') {
    return letter.games.map(({ game, board }, index) => picture(game, board, digestCid(index)));
  }
  return 'board' in letter && letter.board ? [picture(letter.game, letter.board, BOARD_CID)] : [];
}

const picture = (game: GameFacts, board: BoardFacts, contentId: string): Attachment => ({
  filename: boardFilename(game, board),
  contentType: 'image/png',
  contentId,
  content: board.png,
});
