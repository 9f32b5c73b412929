/** Pages for signing in. */
import type { Words } from '../../../../words/index.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { AddressSentence } from '../../parts/addressSentence.tsx';
import { NameField } from '../../parts/nameField.tsx';
import { ZoneField, ZoneScript } from '../../parts/zoneField.tsx';

export interface AskAddressFacts {
  /** The page to open after signing in. */
  readonly next: string;
  /** The address as it was typed. */
  readonly address: string;
  readonly problems: readonly string[];
}

export function askAddressPage(words: Words, { next, address, problems }: AskAddressFacts): PageFacts {
  const text = words.pages.signIn;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.howItWorks}</p>
        <Problem sentences={problems} />
        <form method="post" action="/sign-in">
          <input type="hidden" name="next" value={next} />
          <div class="field">
            <label for="address">{text.address}</label>
            <input id="address" name="address" type="email" autocomplete="email" required value={address} />
            <p class="hint">{text.addressHint}</p>
          </div>
          <button type="submit">{text.sendLetter}</button>
        </form>
      </>
    ),
  };
}

export function signInSentPage(words: Words, address: string, minutes: number): PageFacts {
  const text = words.pages.signIn.sent;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <AddressSentence before={text.beforeAddress} address={address} after={text.afterAddress(minutes)} />
        <p class="hint">{text.hint}</p>
      </>
    ),
  };
}

export interface ConfirmSignInFacts {
  /** '': the account has no name yet. */
  readonly name: string;
  /** Where the form is sent. */
  readonly action: string;
  readonly problems: readonly string[];
}

export function confirmSignInPage(words: Words, { name, action, problems }: ConfirmSignInFacts): PageFacts {
  const text = words.pages.signIn.confirm;
  return {
    title: text.signIn,
    head: name === '' ? <ZoneScript /> : null,
    children: (
      <>
        <h1>{name === '' ? text.welcome : text.welcomeBack(name)}</h1>
        <Problem sentences={problems} />
        <form method="post" action={action}>
          {name === '' ? (
            <>
              <NameField words={words} />
              <ZoneField words={words} zone="" />
            </>
          ) : null}
          <button type="submit">{text.signIn}</button>
        </form>
      </>
    ),
  };
}

export interface UselessSignInFacts {
  /** Why the link cannot sign anybody in. */
  readonly why: string;
  /** The name of the account that is signed in already. */
  readonly signedInAs: string | undefined;
  readonly next: string;
}

export function uselessSignInPage(words: Words, { why, signedInAs, next }: UselessSignInFacts): PageFacts {
  const text = words.pages.signIn.uselessLink;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{why}</p>
        {signedInAs === undefined ? (
          <p>
            <a href={`/sign-in?next=${encodeURIComponent(next)}`}>{text.askAgain}</a>
          </p>
        ) : (
          <p>
            {text.signedInAs(signedInAs)}
            <a href={next}>{text.goOn}</a>
          </p>
        )}
      </>
    ),
  };
}
