/** The post office's pages: all mailboxes, one mailbox, one letter, and what became of a reply. */
import type { Words } from '../../../../words/index.ts';
import type { MessageFate } from '../../../mail/in/receive.ts';
import type { FoundLetter, ListedLetter, Mailbox } from '../../../store/mail/postOffice.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { LONGEST_ANSWER } from './answer.ts';
import { fateWords } from './fateWords.ts';
import { frameHeight, LETTER_SANDBOX } from './frame.ts';

export const letterPath = (key: string): string => `/post/letter/${encodeURIComponent(key)}`;

const boxPath = (address: string): string => `/post/box/${encodeURIComponent(address)}`;

export function postOfficePage(words: Words, boxes: readonly Mailbox[]): PageFacts {
  const text = words.pages.postOffice;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>
          {text.whatItIs}
          <a href="/post">{text.lookAgain}</a>
        </p>
        {boxes.length === 0 ? <p>{text.noLetterYet}</p> : null}
        {boxes.length > 0 ? (
          <table class="list">
            <thead>
              <tr>
                <th scope="col">{text.mailbox}</th>
                <th scope="col">{text.letters}</th>
                <th scope="col">{text.unread}</th>
              </tr>
            </thead>
            <tbody>
              {boxes.map(({ address, letters, unread }) => (
                <tr>
                  <td class={unread > 0 ? 'unread' : undefined}>
                    <a href={boxPath(address)}>{address}</a>
                  </td>
                  <td>{letters}</td>
                  <td>{unread}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </>
    ),
  };
}

export function mailboxPage(words: Words, address: string, letters: readonly ListedLetter[]): PageFacts {
  const text = words.pages.postOffice;
  return {
    title: text.lettersTo(address),
    children: (
      <>
        <p>
          <a href="/post">{text.title}</a> · <a href={boxPath(address)}>{text.lookAgain}</a>
        </p>
        <h1>{text.lettersTo(address)}</h1>
        {letters.length === 0 ? <p>{text.noLetterHere}</p> : null}
        <table class="list">
          <tbody>
            {letters.map(({ key, subject, beginning, at, isRead }) => (
              <tr>
                <td class={isRead ? undefined : 'unread'}>
                  <a href={letterPath(key)}>{subject}</a>
                  {isRead ? null : <span class="hint"> {text.isNew}</span>}
                  <div class="hint">{beginning}</div>
                </td>
                <td>{text.at(new Date(at).toISOString().slice(0, 19).replace('T', ' '))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  };
}

export function letterPage(words: Words, letter: FoundLetter): PageFacts {
  const { title, lettersTo, letter: text } = words.pages.postOffice;
  const { key, address, subject, from, to, replyTo } = letter;
  return {
    title: subject,
    children: (
      <>
        <p>
          <a href="/post">{title}</a> · <a href={boxPath(address)}>{lettersTo(address)}</a>
        </p>
        <h1>{subject}</h1>
        <p class="hint address">{replyTo ? text.fromToAnswers(from, to, replyTo) : text.fromTo(from, to)}</p>
        {replyTo ? (
          <form method="post" action={`${letterPath(key)}/answer`} class="card">
            <div class="field">
              <label for="text">{text.answerAs(address)}</label>
              <textarea id="text" name="text" class="reply" rows={3} maxlength={LONGEST_ANSWER} required />
            </div>
            <button type="submit">{text.sendAnswer}</button>
          </form>
        ) : null}
        <div class="letter">
          <iframe
            title={text.frame}
            src={`${letterPath(key)}/html`}
            sandbox={LETTER_SANDBOX}
            height={frameHeight(letter.html)}
          />
        </div>
        <h2>{text.asText}</h2>
        <pre>{letter.text}</pre>
        <details>
          <summary>{text.headers}</summary>
          <pre>
            {Object.entries(letter.headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </pre>
        </details>
      </>
    ),
  };
}

export function answeredPage(words: Words, address: string, fate: MessageFate): PageFacts {
  const { lettersTo, delivered } = words.pages.postOffice;
  const sentence = fateWords(words, fate);
  return {
    title: delivered.title,
    children: (
      <>
        <h1>{delivered.title}</h1>
        {fate.did === 'played' ? <p>{sentence}</p> : <Problem sentences={[sentence]} />}
        <p>
          <a class="button" href="/post">
            {delivered.toPostOffice}
          </a>{' '}
          <a href={boxPath(address)}>{lettersTo(address)}</a>
        </p>
      </>
    ),
  };
}
