/** A player's own account. */
import type { Words } from '../../../../words/index.ts';
import { MAIL_MODES } from '../../../game/model/mailMode.ts';
import type { MailSettings } from '../../../store/mail/mailSettings.ts';
import type { Suppression } from '../../../store/mail/suppressions.ts';
import type { Account } from '../../../store/people/accounts.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { NameField } from '../../parts/nameField.tsx';

export interface AccountPageFacts {
  readonly account: Account;
  readonly letters: MailSettings;
  /** Why letters to the account's address have stopped, if they have. */
  readonly suppression: Suppression | undefined;
  /** The secret address of the account's calendar. */
  readonly calendar: string;
  readonly problems: readonly string[];
}

/** The hours that can be chosen for the daily letter. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function accountPage(words: Words, facts: AccountPageFacts): PageFacts {
  const { account, letters, suppression, calendar, problems } = facts;
  const text = words.pages.account;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <Problem sentences={problems} />
        {suppression ? (
          <Unreachable words={words} address={account.address} suppression={suppression} />
        ) : null}
        <p>
          <a href="/account/time">{text.toAvailability}</a> ·{' '}
          <a href="/account/privacy">{words.pages.privacy.title}</a>
        </p>
        <h2>{text.letters.title}</h2>
        <LetterForm words={words} letters={letters} />
        <h2>{text.address.title}</h2>
        <AddressForm words={words} address={account.address} />
        <h2>{text.calendar.title}</h2>
        <CalendarForm words={words} calendar={calendar} />
        <h2>{text.name.title}</h2>
        <form method="post" action="/account/name">
          <NameField words={words} value={account.name} />
          <p class="hint">{text.name.hint}</p>
          <button type="submit">{text.name.save}</button>
        </form>
      </>
    ),
  };
}

interface UnreachableFacts {
  readonly words: Words;
  readonly address: string;
  readonly suppression: Suppression;
}

const Unreachable = ({ words, address, suppression: { reason, detail } }: UnreachableFacts) => {
  const text = words.pages.account.unreachable;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p>{text[reason](address)}</p>
      {detail ? (
        <p>
          {text.serverSaid}
          <q>{detail}</q>
        </p>
      ) : null}
      <p>{text.advice}</p>
      <form method="post" action="/account/reach">
        <button type="submit">{text.tryAgain}</button>
      </form>
    </section>
  );
};

const LetterForm = ({ words, letters }: { words: Words; letters: MailSettings }) => {
  const text = words.pages.account.letters;
  return (
    <form method="post" action="/account/letters">
      <fieldset class="card">
        <legend>{text.inAllGames}</legend>
        {MAIL_MODES.map((mode) => (
          <label class="choice">
            <input type="radio" name="mode" value={mode} checked={mode === letters.mode} />{' '}
            {words.pages.letters.modes[mode]}
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for="hour">{text.hour}</label>
        <select id="hour" name="hour">
          {HOURS.map((hour) => (
            <option value={hour} selected={hour === letters.digestHour}>
              {String(hour).padStart(2, '0')}:00
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="zone">{text.zone}</label>
        <input id="zone" name="zone" type="text" list="zones" required value={letters.zone} />
        <datalist id="zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option value={zone} />
          ))}
        </datalist>
        <p class="hint">{text.zoneHint}</p>
      </div>
      <label class="choice">
        <input type="checkbox" name="receipts" value="yes" checked={letters.wantsReceipts} /> {text.receipts}
      </label>
      <button type="submit">{text.save}</button>
    </form>
  );
};

const AddressForm = ({ words, address }: { words: Words; address: string }) => {
  const text = words.pages.account.address;
  return (
    <>
      <p>
        {text.before}
        <strong>{address}</strong>
        {text.after}
      </p>
      <form method="post" action="/account/address">
        <div class="field">
          <label for="address">{text.another}</label>
          <input id="address" name="address" type="email" autocomplete="email" required />
          <p class="hint">{text.hint}</p>
        </div>
        <button type="submit">{text.send}</button>
      </form>
    </>
  );
};

const CalendarForm = ({ words, calendar }: { words: Words; calendar: string }) => {
  const text = words.pages.account.calendar;
  return (
    <form method="post" action="/account/calendar">
      <div class="field">
        <label for="calendar">{text.label}</label>
        <input id="calendar" type="text" readonly value={calendar} aria-describedby="calendar-hint" />
        <p class="hint" id="calendar-hint">
          {text.hint}
        </p>
      </div>
      <button type="submit">{text.renew}</button>
    </form>
  );
};
