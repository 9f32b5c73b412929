/** Sessions, blocked players, and what is known of an account. */
import type { Words } from '../../../../words/index.ts';
import { formatInstant } from '../../../clock/words.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { Blocked } from '../../../store/people/blocks.ts';
import type { OwnSession } from '../../../store/people/sessions.ts';
import { type PageFacts, Problem } from '../../layout.tsx';

interface PrivacyFacts {
  readonly sessions: readonly OwnSession[];
  /** The hash of this browser's. */
  readonly here: string | undefined;
  readonly blocked: readonly Blocked[];
  /** The reader's. */
  readonly zone: Zone;
}

export function privacyPage(words: Words, { sessions, here, blocked, zone }: PrivacyFacts): PageFacts {
  const text = words.pages.privacy;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <h2>{text.sessions.title}</h2>
        <ul>
          {sessions.map(({ hash, createdAt }) => (
            <li>
              {text.sessions.since(formatInstant(words, createdAt, zone))}
              {hash === here ? ` ${text.sessions.here}` : ''}
              <form method="post" action="/account/privacy/sign-out">
                <input type="hidden" name="session" value={hash} />
                <button type="submit" class="link">
                  {text.sessions.signOut}
                </button>
              </form>
            </li>
          ))}
        </ul>
        <form method="post" action="/account/privacy/sign-out">
          <button type="submit">{text.sessions.everywhere}</button>
        </form>
        <h2>{text.blocked.title}</h2>
        {blocked.length === 0 ? <p>{text.blocked.none}</p> : null}
        {blocked.map(({ account, name }) => (
          <form method="post" action="/account/privacy/unblock">
            <input type="hidden" name="account" value={account} />
            {name || text.blocked.unnamed}{' '}
            <button type="submit" class="link">
              {text.blocked.unblock}
            </button>
          </form>
        ))}
        <h2>{text.data.title}</h2>
        <p>
          <a href="/account/privacy/export">{text.data.export}</a>
        </p>
        <p class="hint">{text.data.aboutExport}</p>
        <p>
          <a href="/account/privacy/delete">{text.delete.title}</a>
        </p>
      </>
    ),
  };
}

export function deletePage(words: Words, account: Account, problem: string | undefined): PageFacts {
  const text = words.pages.privacy.delete;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <Problem sentences={problem === undefined ? [] : [problem]} />
        <p>{text.whatGoes}</p>
        <p>{text.whatStays}</p>
        <form method="post" action="/account/privacy/delete" class="card">
          <div class="field">
            <label for="address">{text.typeAddress(account.address)}</label>
            <input id="address" name="address" type="email" autocomplete="off" required />
          </div>
          <button type="submit">{text.yes}</button>
        </form>
        <p>
          <a href="/account/privacy">{text.no}</a>
        </p>
      </>
    ),
  };
}

export function deletedPage(words: Words): PageFacts {
  const { title, sentence } = words.pages.privacy.delete.done;
  return {
    title,
    children: (
      <>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </>
    ),
  };
}
