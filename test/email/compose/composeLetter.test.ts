import { describe, expect, it } from 'vitest';
import { compose, type LetterData } from '../../support/email/compose.ts';
import { answer, board, samples, three, two } from '../../support/email/samples.ts';

const text = (name: keyof typeof samples): string => compose(samples[name]).text;
const html = (name: keyof typeof samples): string => compose(samples[name]).html;

describe('a your-turn letter', () => {
  it('tells what happened, shows the board and says how to answer, and nothing else', () => {
    expect(text('yourTurn')).toBe(`Bob (Silver) played b5-b4. It is your turn.

After move 12:

${board.text}

Gold: Ada, 2 of 3 captured, to move
Silver: Bob, 1 of 3 captured

The board as a picture:
${board.url}

Reply to this letter with your move on the first line, for
example f1-e2.

Or play on the page:
${answer.link}

-- 
3 Crowns.
Gold: Ada (you), Silver: Bob.
Three days for each move.
The page of this game:
${two.url}
All moves:
${two.url}#moves
The rules:
${two.rulesUrl}
No more letters about this game:
${samples.yourTurn.unsubscribe}
`);
  });

  it('begins with what mailboxes show beside the subject, which is not in its text', () => {
    expect(html('yourTurn')).toMatch(/<body[^>]*>\n<div style="display:none[^"]*">Your move\.<\/div>/);
    expect(text('yourTurn')).not.toContain('Your move.');
    expect(html('gameOver')).not.toContain('display:none');
  });

  it('shows how the players stand, each with a sample of the side’s colour', () => {
    expect(html('yourTurn')).toMatch(
      /<li><span style="[^"]*background-color:#d0a030[^"]*"><\/span> <b>Gold: Ada<\/b> <span [^>]*>2 of 3 captured · to move</,
    );
    const older = compose({ ...samples.yourTurn, board: { ...board, hasOlderTurns: true } });
    expect(older.html).toContain('Arrows show what has happened since your last turn');
    expect(html('yourTurn')).not.toContain('Arrows');
  });

  it('says who makes the first move', () => {
    expect(text('yourTurnFirst')).toMatch(/^It is your turn\. You play Gold and make the first move\.\n/);
    expect(text('yourTurnFirst')).toContain('The board at the start:');
    expect(text('yourTurnFirst').replaceAll('\n', ' ')).toContain('in your time zone, Europe/Berlin.');
  });

  it('tells the moves of both opponents in a game of three', () => {
    expect(text('yourTurnOfThree')).toMatch(
      /^Ada \(Blue\) played a1-a2 and Bob \(Red\) played h8xg7\. It is your turn\.\n\n- Your king on d4/,
    );
    expect(html('yourTurnOfThree')).toContain('<li>Your king on d4 is threatened by Red.</li>');
  });

  it('lists more moves than two, numbered as in the game', () => {
    expect(text('yourTurnAfterMany')).toContain(
      '10. a1-a2, Ada (Blue)\n11. h8xg7, Bob (Red)\n12. a2-a3, Ada',
    );
    expect(html('yourTurnAfterMany')).toMatch(/<li value="11"><b>h8xg7<\/b> Bob \(Red\)<\/li>/);
  });

  it('tells a resignation from a move', () => {
    expect(text('yourTurnAfterResignation')).toMatch(
      /^Ada \(Blue\) played a1-a2 and Bob \(Red\) resigned\. It is your turn\./,
    );
    expect(html('gameOver')).toMatch(/<li value="13"><b>resigned<\/b> Bob \(Silver\)<\/li>/);
  });

  it('is answered at its reply address', () => {
    expect(compose(samples.yourTurn).replyTo).toBe(answer.replyTo);
  });

  it('links to the page in HTML', () => {
    expect(html('yourTurn')).toContain(`<a href="${answer.link}" style=`);
    expect(html('yourTurn')).toMatch(/for example <span[^>]*>f1-e2<\/span>\./);
  });
});

describe('a refusal', () => {
  it('gives back what was read, says why, and asks again at the reply address', () => {
    expect(text('refusedMove')).toMatch(
      /^Your move was not played\.\n\nThis is what was read in your letter:\n\n\| f1-f9 please\n\nThere is no cell f9/,
    );
    expect(compose(samples.refusedMove).replyTo).toBe(answer.replyTo);
  });

  it('of a plan does not speak of a move that nobody sent', () => {
    const { text: said } = compose({ ...samples.refusedMove, isPlan: true });
    expect(said).toMatch(/^Nothing was played or planned by your letter\./);
    expect(said).not.toContain('Your move was not played');
  });

  it('says so when no move was found, and asks for none out of turn', () => {
    const letter = compose(samples.refusedMoveOutOfTurn);
    expect(letter.text).toContain(
      'No move was found in your letter.\n\nIt is not your turn: Bob is to move.',
    );
    expect(letter.text).not.toContain('Reply to this letter');
    expect(letter.replyTo).toBeUndefined();
  });
});

describe('a letter to confirm a move', () => {
  it('says that nothing was played, why, and where to confirm; it asks for no reply', () => {
    const letter = compose(samples.confirmMove);
    expect(letter.text).toMatch(
      /^A letter asks to play f1-e2 for you\. Nothing has been played\.\n\nIt came from a different address/,
    );
    expect(letter.text).toContain(`Look at f1-e2 and confirm it:\n${samples.confirmMove.link}\n`);
    expect(letter.replyTo).toBeUndefined();
  });

  it('shows the move drawn in, and links to no picture of a position that was never reached', () => {
    const letter = compose(samples.confirmMove);
    expect(letter.html).toContain('src="cid:board"');
    expect(letter.text).toContain(
      `The board as it would be after f1-e2:\n\n${board.text}\n\nGold: Ada, 2 of 3 captured, to move\n`,
    );
    expect(letter.html + letter.text).not.toContain('.png');
  });
});

describe('a digest', () => {
  const letter = compose(samples.digest);

  it('says in how many games it is the reader’s turn, and what happened in each', () => {
    expect(letter.subject).toBe('It is your turn in 3 games');
    expect(letter.text).toMatch(/^It is your turn in 3 games; the most urgent is first\.\n/);
    expect(letter.text).toContain(
      '3 Crowns: Ada – Bob (k3xq)\n--------------------------\n\nBob (Silver) played b5-b4.',
    );
    expect(letter.text).toContain(`Send your move by letter:\n${answer.replyTo}\n`);
    expect(letter.text).toContain('| Have a good game!');
  });

  it('shows one picture a game, each its own, and the page to play on of those that are too many', () => {
    expect(letter.attachments.map(({ contentId }) => contentId)).toEqual(['board-1', 'board-2']);
    for (const { contentId } of letter.attachments) expect(letter.html).toContain(`src="cid:${contentId}"`);
    expect(letter.text).toContain(
      `3 Crowns: Ada – Bob (bbbb)\n--------------------------\n\nPlay on the page:\n`,
    );
  });

  it('is answered at no game’s address, belongs to no game’s thread, and is turned off with one click', () => {
    expect(letter.replyTo).toBe('play@mail.sealed-move.test');
    expect(letter.headers).not.toHaveProperty('References');
    expect(letter.headers).toMatchObject({
      'List-Unsubscribe': `<${samples.digest.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('letters about an address', () => {
  it('ask the new one for a proof, and tell the old one how to take the change back', () => {
    expect(text('confirmAddress')).toContain(`Yes, that is me:\n${samples.confirmAddress.link}\n`);
    expect(text('addressChanged')).toMatch(/Take it back:\nhttps:\S+\n/);
    const arrived = { ...samples.addressChanged, news: { what: 'arrived' } } as const;
    expect(compose(arrived).text).toContain('Ada, your letters from Sealed Move come to this address');
    const takenBack = { ...samples.addressChanged, news: { what: 'takenBack' } } as const;
    expect(compose(takenBack).text).toContain('no longer come to this address');
    for (const name of ['confirmAddress', 'addressChanged'] as const) {
      expect(compose(samples[name]).headers).not.toHaveProperty('List-Unsubscribe');
    }
  });
});

describe('the size of a letter', () => {
  /** Gmail hides what comes after this many bytes of a part. */
  const MOST = 102_000;
  const bytes = (words: string) => new TextEncoder().encode(words).length;
  const big = { ...board, text: Array(24).fill('. '.repeat(36)).join('\n'), alt: 'x'.repeat(1500) };
  const long = Array.from({ length: 600 }, (_, ply) => ({
    ply,
    side: 'Silver',
    name: 'B'.repeat(40),
    text: 'a1-b2xc3',
  }));

  it.each<LetterData>([
    { ...samples.history, moves: long, board: big },
    {
      ...samples.yourTurn,
      board: big,
      notes: Array(20).fill({ name: 'Bob', side: 'Silver', text: 'x'.repeat(1000) }),
    },
    {
      ...samples.digest,
      games: Array(10).fill({ ...samples.digest.games[1], board: big }),
      more: Array(50).fill(samples.digest.more[0]),
    },
  ])('stays below what Gmail shows, at its worst: $kind', (data) => {
    const letter = compose(data);
    expect(bytes(letter.html)).toBeLessThan(MOST);
    expect(bytes(letter.text)).toBeLessThan(MOST);
  });
});

describe('the other letters', () => {
  it('a sign-in letter holds its link, how long it works, and nothing of any game', () => {
    const letter = compose(samples.signIn);
    expect(letter.subject).toBe('Sign in to Sealed Move');
    expect(letter.text).toContain(`Sign in:\n${samples.signIn.link}\n`);
    expect(letter.text).toContain('once, within 15 minutes');
    expect(letter.attachments).toEqual([]);
  });

  it('an invitation names who invites, the game and the seat, and leaves the choice open', () => {
    expect(text('invitation')).toMatch(/^Ada invites you to a game of Three Realms\./);
    expect(text('invitation')).toContain('Blue: Ada, Red: not taken yet, Green: you.');
    expect(text('invitation')).toContain(`See the invitation:\n${samples.invitation.link}\n`);
  });

  it('a declined invitation is told with its consequence', () => {
    expect(text('invitationDeclined')).toMatch(
      /^Bob declined the invitation to 3 Crowns\. The game does not/,
    );
  });

  it('the beginning is told with the own side and who moves first', () => {
    expect(text('gameBegun')).toMatch(/has begun\. You play\nGreen\.\n\nAda moves first\./);
  });

  it('the end is told with the result, the last moves and the final board', () => {
    expect(text('gameOver')).toMatch(
      /^Ada wins: three crowned stones in a row\.\n\nThe last moves:\n\n12\. b5-b4, Bob \(Silver\)\n13\. resigned, Bob/,
    );
    expect(text('gameOver')).toContain(board.text);
  });
});

describe('a note from another player', () => {
  it('stands in the next letter as its writer’s words and nothing else', () => {
    expect(text('yourTurnWithNote')).toContain('\n\nA note from Bob (Silver):\n\n| Well played! <b>f1-e2');
    expect(html('yourTurnWithNote')).toMatch(/<blockquote style="[^"]*">Well played! &lt;b&gt;f1-e2/);
  });

  it('never puts a move at the start of a line, however it is broken', () => {
    expect(text('yourTurnWithNote')).not.toMatch(/^f1-e2/m);
  });
});

describe('a letter that was asked for', () => {
  it('lists what can be written, and why it comes when something else was asked', () => {
    expect(text('help')).toMatch(/^What you can write on a line of its own in a reply:\n\n- your move/);
    expect(text('helpInstead')).toMatch(/^The note is empty\.\n\nWhat you can write/);
  });

  it('shows the board and says who is to move', () => {
    expect(text('board')).toMatch(/^Ada \(Gold\) is to move\.\n\nAfter move 12:/);
  });

  it('lists every move, or says that there is none', () => {
    expect(text('history')).toContain('The moves so far:\n\n12. b5-b4, Bob (Silver)');
    expect(text('historyAtStart')).toContain('No move has been played.');
  });

  it('links to the page that resigns, and resigns nothing itself', () => {
    expect(text('confirmResign')).toMatch(
      /^A letter asks to resign this game for you\. You have not resigned\./,
    );
    expect(text('confirmResign')).toContain(`\n${samples.confirmResign.link}\n`);
    expect(text('confirmResign')).not.toContain('opponents');
    const byConsent = compose({ ...samples.confirmResign, game: three, isByConsent: true });
    expect(byConsent.text.replace(/\n/g, ' ')).toContain(
      'both opponents have to accept it, and until then you play on.',
    );
  });
});
