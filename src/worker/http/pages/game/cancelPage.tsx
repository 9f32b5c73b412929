/** The page that asks whether a player cancels the game. */
import type { Words } from '../../../../words/index.ts';
import type { PageFacts } from '../../layout.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import type { PlayLink } from './gameLinks.ts';

export function cancelPage(words: Words, { rules, snapshot, token }: PlayLink): PageFacts {
  const text = words.pages.play.cancel;
  const title = titleOf(words, rules, snapshot);
  return {
    title: text.title(title),
    children: (
      <>
        <h1>{title}</h1>
        <p>
          {text.question} {text.isFinal}
        </p>
        <form method="post" action={`/play/${token}/cancel`} class="card">
          <div class="row">
            <button type="submit">{text.yes}</button>
            <a href={`/g/${snapshot.id}`}>{text.no}</a>
          </div>
        </form>
        <NewestBoard words={words} rules={rules} snapshot={snapshot} />
      </>
    ),
  };
}
