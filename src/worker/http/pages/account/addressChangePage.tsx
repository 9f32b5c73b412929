/** Pages for changing an account's address. */
import type { Words } from '../../../../words/index.ts';
import type { AddressChange } from '../../../store/people/addressChanges.ts';
import type { PageFacts } from '../../layout.tsx';
import { AddressSentence } from '../../parts/addressSentence.tsx';

/** `hours`: how long the letter's link works. */
export function proofSentPage(words: Words, address: string, hours: number): PageFacts {
  const text = words.pages.addressChange.sent;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <AddressSentence before={text.beforeAddress} address={address} after={text.afterAddress(hours)} />
        <p>
          <a href="/account">{text.toAccount}</a>
        </p>
      </>
    ),
  };
}

type Confirmed = Pick<AddressChange, 'name' | 'address' | 'takesBack'>;

/** `action`: where the form is sent. */
export function confirmAddressPage(
  words: Words,
  { name, address, takesBack }: Confirmed,
  action: string,
): PageFacts {
  const { title, confirm, takeBack } = words.pages.addressChange;
  return {
    title,
    children: (
      <>
        <h1>{takesBack ? takeBack.question : confirm.isItYours(name)}</h1>
        <AddressSentence
          before={confirm.beforeAddress(name)}
          address={address}
          after={takesBack ? takeBack.afterAddress : confirm.afterAddress}
        />
        <form method="post" action={action}>
          <button type="submit">{takesBack ? takeBack.yes : confirm.yes}</button>
        </form>
      </>
    ),
  };
}

export function addressChangedPage(words: Words, address: string): PageFacts {
  const { title, done } = words.pages.addressChange;
  return {
    title,
    children: (
      <>
        <h1>{done.heading}</h1>
        <AddressSentence before={done.beforeAddress} address={address} after={done.afterAddress} />
        <p>
          <a href="/sign-in">{done.signInAgain}</a>
        </p>
      </>
    ),
  };
}
