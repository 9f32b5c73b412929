/**
 * What becomes of every message under test/fixtures/mail. In all of them Ada (seat 0, ada@example.com) writes
 * to a game of 3 Crowns whose moves c3-d3 and f1-e2 are legal, or somebody else pretends to; our own letter,
 * quoted without any mark, would always offer f1-e2.
 */

/** How the game stands when the message comes; it was written when 12 moves had been played. */
export type Situation =
  /** Ada is to move. */
  | 'her turn'
  /** Two moves later. */
  | 'two moves later'
  /** She has moved, and Bob is to move: the message answers that position. */
  | 'his turn'
  /** Bob has resigned. */
  | 'over';

export interface Case {
  readonly mail: string;
  /**
   * - `plays MOVE`
   * - `asks about MOVE: DOUBT`: not played; her own address gets a letter with a link to confirm it
   * - `notes: TEXT`: the other players are told, alone or beside a move
   * - `tells: WORD`: her own address gets the letter that she asked for; to resign, one with a link
   * - `refuses: CODE`: her own address gets a letter that says why
   * - `drops: REASON`: nobody is told
   * - `rejects: REASON`: the sending server is told
   */
  readonly decision: string;
  readonly when?: Situation;
  /** What the envelope says, where it is not Ada and the reply address. */
  readonly from?: string;
  readonly to?: (address: string) => string;
}

const line = (mail: string, decision: string, details: Partial<Case> = {}): Case => ({
  mail,
  decision,
  ...details,
});

const mailer = { from: '' } as const;

export const corpus: readonly Case[] = [
  // Gmail, in ten languages and three ways of answering
  line('gmail', 'plays c3-d3'),
  line('gmail-html-only', 'plays c3-d3'),
  line('gmail-german', 'plays c3-d3'),
  line('gmail-french', 'plays c3-d3'),
  line('gmail-spanish', 'plays c3-d3'),
  line('gmail-portuguese-below', 'plays c3-d3'),
  line('gmail-italian-inline', 'plays c3-d3'),
  line('gmail-dutch', 'plays c3-d3'),
  line('gmail-polish', 'plays c3-d3'),
  line('gmail-russian', 'plays c3-d3'),
  line('gmail-japanese', 'plays c3-d3'),
  line('gmail-turkish', 'plays c3-d3'),
  line('gmail-signature-picture', 'plays c3-d3'),
  line('gmail-quote-only', 'refuses: NO_MOVE_FOUND'),
  line('gmail-forwarded', 'refuses: NO_MOVE_FOUND'),
  line('gmail-reaction', 'refuses: NO_MOVE_FOUND'),

  // Outlook: classic, new, on the web, on phones; and Notes
  line('outlook-desktop', 'plays c3-d3'),
  line('outlook-german', 'plays c3-d3'),
  line('outlook-french', 'plays c3-d3'),
  line('outlook-italian', 'plays c3-d3'),
  line('outlook-hungarian', 'plays c3-d3'),
  line('outlook-greek', 'plays c3-d3'),
  line('outlook-chinese', 'plays c3-d3'),
  line('outlook-plain-original-message', 'plays c3-d3'),
  line('outlook-swedish-html-only', 'plays c3-d3'),
  line('outlook-winmail', 'plays c3-d3'),
  line('outlook-new', 'plays c3-d3'),
  line('outlook-web-html-only', 'plays c3-d3'),
  line('outlook-phone', 'plays c3-d3'),
  line('outlook-android', 'plays c3-d3'),
  line('outlook-mobile-html-only', 'plays c3-d3'),
  line('notes-domino', 'plays c3-d3'),

  // Apple Mail
  line('apple-mail-mac', 'plays c3-d3'),
  line('apple-mail-below', 'plays c3-d3'),
  line('apple-html-only', 'plays c3-d3'),
  line('apple-iphone', 'plays c3-d3'),
  line('apple-iphone-spanish', 'plays c3-d3'),
  line('apple-iphone-photo', 'plays c3-d3'),

  // Thunderbird, signed and encrypted mail
  line('thunderbird-above-flowed', 'plays c3-d3'),
  line('thunderbird-below', 'plays c3-d3'),
  line('thunderbird-inline-czech', 'plays c3-d3'),
  line('thunderbird-forwarded', 'refuses: NO_MOVE_FOUND'),
  line('thunderbird-pgp-signed', 'plays c3-d3'),
  line('thunderbird-smime-signed', 'plays c3-d3'),
  line('thunderbird-pgp-encrypted', 'refuses: NO_MOVE_FOUND'),
  line('smime-encrypted', 'refuses: NO_MOVE_FOUND'),

  // Yahoo, GMX, Proton, K-9, mutt and others
  line('yahoo', 'plays c3-d3'),
  line('yahoo-german', 'plays c3-d3'),
  line('yahoo-spanish', 'plays c3-d3'),
  line('yahoo-html-only', 'plays c3-d3'),
  line('gmx-html-only', 'plays c3-d3'),
  line('webde-html-only-below', 'plays c3-d3'),
  line('proton', 'plays c3-d3'),
  line('k9-german', 'plays c3-d3'),
  line('k9-below-finnish', 'plays c3-d3'),
  line('mutt-inline', 'plays c3-d3'),
  line('mutt-latin1', 'plays c3-d3'),
  line('mutt-pgp-inline', 'plays c3-d3'),
  line('zoho', 'plays c3-d3'),
  line('samsung', 'plays c3-d3'),
  line('roundcube-norwegian', 'plays c3-d3'),
  line('mailru-html-only', 'plays c3-d3'),
  line('qq-html-only', 'plays c3-d3'),
  line('netease', 'plays c3-d3'),
  line('naver-korean', 'plays c3-d3'),

  // Who wrote it, and who vouches for that
  line('cc-stranger', 'asks about c3-d3: OTHER_ADDRESS', { from: 'mallory@elsewhere.test' }),
  line('from-another-address', 'asks about c3-d3: OTHER_ADDRESS', { from: 'ada@work.test' }),
  line('from-plus-address', 'asks about c3-d3: OTHER_ADDRESS'),
  line('from-display-name', 'asks about c3-d3: OTHER_ADDRESS', { from: 'mallory@evil.test' }),
  line('from-two-addresses', 'asks about c3-d3: OTHER_ADDRESS'),
  line('from-malformed', 'asks about c3-d3: OTHER_ADDRESS'),
  line('from-upper-case', 'plays c3-d3'),
  line('dmarc-fail', 'asks about c3-d3: NOT_AUTHENTICATED'),
  line('dmarc-none', 'asks about c3-d3: NOT_AUTHENTICATED'),
  line('dmarc-repeated-from', 'asks about c3-d3: NOT_AUTHENTICATED'),
  line('dmarc-misaligned', 'asks about c3-d3: NOT_AUTHENTICATED'),
  line('no-authentication-results', 'asks about c3-d3: NOT_AUTHENTICATED'),
  line('forged-authentication-results', 'asks about c3-d3: NOT_AUTHENTICATED'),
  line('older-authentication-results', 'plays c3-d3'),
  line('strangers-authentication-results', 'asks about c3-d3: NOT_AUTHENTICATED'),

  // To which address
  line('gmail', 'plays c3-d3', { to: (address) => address.toUpperCase() }),
  line('to-another-header', 'plays c3-d3'),
  line('gmail', 'rejects: NO_SUCH_ADDRESS', { to: () => 'games@sealed-move.localhost' }),
  line('gmail', 'rejects: NO_SUCH_ADDRESS', { to: (address) => address.replace('.0.12.', '.1.12.') }),
  line('gmail', 'rejects: NO_SUCH_ADDRESS', { to: (address) => address.replace('.0.12.', '.0.13.') }),
  line('gmail', 'rejects: NO_SUCH_ADDRESS', { to: (address) => address.replace(/\.\w{26}@/, '.a@') }),
  line('gmail', 'rejects: NO_SUCH_ADDRESS', { to: (address) => address.replace(/@.*/, '@elsewhere.test') }),

  // When
  line('gmail', 'refuses: ALREADY_PLAYED', { when: 'two moves later' }),
  line('line-through-alternative', 'refuses: STALE_PLY', { when: 'two moves later' }),
  line('gmail', 'refuses: NOT_YOUR_TURN', { when: 'his turn' }),
  line('gmail', 'refuses: GAME_OVER', { when: 'over' }),
  line('cc-stranger', 'refuses: ALREADY_PLAYED', { when: 'two moves later' }),

  // What stands in it
  line('empty', 'refuses: NO_MOVE_FOUND'),
  line('empty-html', 'refuses: NO_MOVE_FOUND'),
  line('subject-only', 'refuses: MOVE_IN_SUBJECT'),
  line('subject-only-and-stranger', 'refuses: MOVE_IN_SUBJECT'),
  line('subject-and-body-differ', 'plays c3-d3'),
  line('two-moves', 'refuses: AMBIGUOUS_MOVES'),
  line('same-move-twice', 'plays c3-d3'),
  line('move-in-sentence', 'asks about c3-d3: IN_PROSE'),
  line('sentence-wrapped', 'asks about f1-e2: IN_PROSE'),
  line('sentence-wrapped-alternative', 'asks about f1-e2: IN_PROSE'),
  line('sentence-wrapped-html-only', 'asks about f1-e2: IN_PROSE'),
  line('move-announced-not', 'asks about c3-d3: IN_PROSE'),
  line('move-in-question', 'asks about c3-d3: IN_PROSE'),
  line('move-taken-back', 'asks about c3-d3: TAKEN_BACK'),
  line('move-and-good-luck', 'plays c3-d3'),
  line('struck-out-alternative', 'asks about c3-d3: STRUCK_OUT'),
  line('line-through-alternative', 'asks about f1-e2: STRUCK_OUT'),
  line('struck-out-marks', 'asks about c3-d3: STRUCK_OUT'),
  line('move-with-question-mark', 'asks about c3-d3: QUESTION_MARK'),
  line('illegal-move', 'refuses: ILLEGAL_MOVE'),
  line('annotated-move', 'plays c3-d3'),
  line('move-numbered', 'plays c3-d3'),
  line('move-announced', 'plays c3-d3'),
  line('move-with-courtesy', 'asks about c3-d3: IN_PROSE'),
  line('move-in-words', 'asks about c3-d3: IN_PROSE'),
  line('quoted-guillemets', 'refuses: NO_MOVE_FOUND'),
  line('quoted-bars', 'asks about c3-d3: QUOTED'),
  line('cut-line', 'asks about c3-d3: IN_PROSE'),
  line('html-struck-out', 'plays c3-d3'),
  line('html-hidden', 'refuses: NO_MOVE_FOUND'),
  line('with-letter-attached', 'plays c3-d3'),
  line('text-attachment-only', 'refuses: NO_MOVE_FOUND'),
  line('inline-text-file', 'refuses: NO_MOVE_FOUND'),
  line('second-text-part', 'plays c3-d3'),
  line('picture-of-text-only', 'refuses: NO_MOVE_FOUND'),
  line('wrong-charset', 'plays c3-d3'),
  line('unknown-charset', 'plays c3-d3'),
  line('utf-16', 'plays c3-d3'),
  line('iso-2022-jp', 'plays c3-d3'),
  line('nul-bytes', 'asks about c3-d3: TAKEN_BACK'),
  line('nested-multiparts', 'plays c3-d3'),
  line('unclosed-multipart', 'plays c3-d3'),
  line('broken-base64', 'plays c3-d3'),
  line('no-message-id', 'plays c3-d3'),

  // Prose and conditions, lines and quotes, what nobody sees
  line('prose-asked-above', 'asks about c3-d3: IN_PROSE'),
  line('prose-candidates', 'asks about c3-d3: IN_PROSE'),
  line('prose-first-idea', 'asks about c3-d3: IN_PROSE'),
  line('prose-computer', 'asks about c3-d3: IN_PROSE'),
  line('prose-other-game', 'asks about c3-d3: IN_PROSE'),
  line('prose-actually-no', 'asks about c3-d3: TAKEN_BACK'),
  line('prose-german-idea', 'asks about c3-d3: TAKEN_BACK'),
  line('prose-italian-not-yet', 'asks about c3-d3: TAKEN_BACK'),
  line('prose-until-confirmed', 'asks about c3-d3: TAKEN_BACK'),
  line('prose-japanese-question', 'asks about c3-d3: TAKEN_BACK'),
  line('prose-other-move-illegal', 'asks about c3-d3: TAKEN_BACK'),
  line('prose-polite', 'plays c3-d3'),
  line('prose-weather', 'plays c3-d3'),
  line('condition', 'refuses: CONDITIONAL_MOVE'),
  line('condition-if-anything', 'refuses: PLAN_ON_TURN'),
  line('condition-wrapped', 'refuses: CONDITIONAL_MOVE'),
  line('condition-above', 'refuses: CONDITIONAL_MOVE'),
  line('condition-french', 'refuses: CONDITIONAL_MOVE'),
  line('flowed-into-quote', 'refuses: ILLEGAL_MOVE'),
  line('flowed-above-heading', 'plays c3-d3'),
  line('flowed-signature', 'plays c3-d3'),
  line('preformatted', 'refuses: ILLEGAL_MOVE'),
  line('preformatted-style', 'plays c3-d3'),
  line('quote-mark-inside', 'refuses: ILLEGAL_MOVE'),
  line('heading-without-colon', 'plays c3-d3'),
  line('heading-said', 'plays c3-d3'),
  line('heading-broken-address', 'plays c3-d3'),
  line('heading-icelandic', 'plays c3-d3'),
  line('heading-five-lines', 'plays c3-d3'),
  line('heading-alone', 'refuses: NO_MOVE_FOUND'),
  line('outlook-below', 'plays c3-d3'),
  line('signature-above-quote', 'plays c3-d3'),
  line('initials-quote', 'plays c3-d3'),
  line('html-white', 'asks about c3-d3: STRUCK_OUT'),
  line('html-white-part', 'asks about c3-d3: STRUCK_OUT'),
  line('html-named-quote', 'plays c3-d3'),
  line('html-long-tag', 'plays c3-d3'),

  // Commands and notes
  line('command-help', 'tells: help'),
  line('command-board', 'tells: board'),
  line('command-history', 'tells: history'),
  line('command-history', 'tells: history', { when: 'over' }),
  line('command-resign', 'tells: resign'),
  line('command-resign', 'tells: resign', { when: 'his turn' }),
  line('command-resign', 'refuses: GAME_OVER', { when: 'over' }),
  line('command-resign-by-stranger', 'tells: resign', { from: 'mallory@evil.test' }),
  line('command-draw', 'agrees: draw'),
  line('command-accept', 'refuses: NO_OFFERS'),
  line('command-decline', 'refuses: NO_OFFERS'),
  line('command-with-question-mark', 'refuses: COMMAND_IN_DOUBT'),
  line('command-wrapped', 'refuses: COMMAND_IN_DOUBT'),
  line('command-in-sentence', 'refuses: NO_MOVE_FOUND'),
  line('note', 'notes: What a game! Write to me at {address}, I am away until Monday.'),
  line('note', 'notes: What a game! Write to me at {address}, I am away until Monday.', {
    when: 'over',
  }),
  line('note-empty', 'refuses: NOTE_EMPTY'),
  line('note-by-stranger', 'refuses: NOTE_NOT_PROVEN', { from: 'mallory@evil.test' }),
  line('note-below-move', 'plays c3-d3 and notes: Ouch, that was close.'),
  line('move-below-note', 'plays c3-d3 and notes: Ouch, that was close.'),
  line('help-letter-unmarked', 'refuses: NO_MOVE_FOUND'),
  line('note-about-absence', 'refuses: NO_MOVE_FOUND'),
  line('note-with-links', 'notes: Look what they sent me: {link}'),
  line('move-in-note', 'refuses: MOVE_IN_NOTE'),
  line('move-and-help', 'plays c3-d3'),
  line('move-and-go-on', 'plays c3-d3'),
  line('move-and-draw', 'plays c3-d3'),
  line('move-and-resign', 'refuses: MOVE_AND_COMMAND'),

  // Words alone, and how letters are answered
  line('words-thanks', 'refuses: NO_MOVE_FOUND'),
  line('words-thanks', 'refuses: NO_MOVE_FOUND', { when: 'his turn' }),
  line('words-thanks', 'refuses: NO_MOVE_FOUND', { when: 'two moves later' }),
  line('words-thanks', 'refuses: NO_MOVE_FOUND', { when: 'over' }),
  line('words-how', 'refuses: NO_MOVE_FOUND'),
  line('words-absent', 'refuses: NO_MOVE_FOUND'),
  // Commands in each language, and words below a move
  line('command-legal-german', 'tells: legal'),
  line('command-time-french', 'tells: time'),
  line('command-preview-spanish', 'tells: preview'),
  line('command-games-italian', 'passes on: games'),
  line('command-digest-dutch', 'passes on: digest'),
  line('command-stop-portuguese', 'passes on: stop'),
  line('command-unsubscribe', 'passes on: stop'),
  line('command-quiet-german', 'passes on: quiet'),
  line('command-each-spanish', 'passes on: each'),
  line('command-cancel-french', 'refuses: TOO_LATE_TO_CANCEL'),
  line('command-give-up', 'tells: resign'),
  line('command-draw-italian', 'agrees: draw'),
  line('command-undo-german', 'agrees: takeback'),
  line('command-invite', 'passes on: invite'),
  line('command-invite-french', 'passes on: invite'),
  line('remark-other-person', 'asks about c3-d3: TAKEN_BACK'),
  line('remark-other-game', 'asks about c3-d3: TAKEN_BACK'),
  line('remark-draft', 'asks about c3-d3: TAKEN_BACK'),
  line('remark-talk', 'plays c3-d3'),
  line('receipts-off', 'tells: no receipts'),
  line('receipts-on', 'tells: receipts', { when: 'over' }),

  // As a mail program shows it
  line('named-text', 'plays c3-d3'),
  line('markdown', 'plays c3-d3'),
  line('html-with-stub', 'plays c3-d3'),

  // Programs
  line('failed-recipients', 'drops: BOUNCE'),
  line('vacation-hungarian', 'drops: AUTO_REPLY'),
  line('vacation-japanese', 'drops: AUTO_REPLY'),
  line('vacation', 'drops: AUTO_SUBMITTED'),
  line('vacation-subject-only', 'drops: AUTO_REPLY'),
  line('vacation-koi8', 'drops: AUTO_REPLY'),
  line('vacation-shift-jis', 'drops: AUTO_REPLY'),
  line('vacation-gmail', 'drops: AUTO_SUBMITTED'),
  line('vacation-exchange', 'drops: BOUNCE', mailer),
  line('vacation-exchange', 'drops: AUTO_SUBMITTED'),
  line('vacation-sieve', 'drops: AUTO_SUBMITTED'),
  line('vacation-unix', 'drops: BULK'),
  line('vacation-cpanel', 'drops: AUTO_REPLY'),
  line('vacation-zimbra', 'drops: AUTO_SUBMITTED'),
  line('ticket-system', 'drops: AUTO_REPLY'),
  line('mailing-list', 'drops: LIST'),
  line('bounce', 'drops: BOUNCE', mailer),
  line('dsn-postfix', 'drops: BOUNCE', mailer),
  line('dsn-postfix', 'drops: REPORT', { from: 'mailer-daemon@mx.example.com' }),
  line('dsn-exchange', 'drops: BOUNCE', mailer),
  line('dsn-qmail', 'drops: BOUNCE', mailer),
  line('arf-complaint', 'drops: REPORT', { from: 'fbl@provider.test' }),
  line('read-receipt', 'drops: REPORT'),
  line('calendar-reply-google', 'drops: CALENDAR'),
  line('calendar-reply-outlook', 'drops: CALENDAR'),
  line('own-letter', 'drops: OWN_LETTER'),
];
