/** The page of an invitation: who is inviting, to what game, and the buttons that answer. */
import { describeOptions, viewFrom } from '../../../../render/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import { describeClock } from '../../../game/model/clockSetup.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import { picturePath } from '../../../game/show/publicAddress.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { sideNameOf, statusOf, titleOf } from '../../parts/gameWords.ts';
import { invitationWords } from '../../parts/invitationWords.ts';
import { NameField } from '../../parts/nameField.tsx';
import { Players } from '../../parts/players.tsx';
import { ZoneField, ZoneScript } from '../../parts/zoneField.tsx';
import type { InvitationLink } from './gameLinks.ts';

export interface InvitationFacts {
  readonly settings: Settings;
  readonly link: InvitationLink;
  /** Whether the invitation can still be answered. */
  readonly isOpen: boolean;
  /** Whether the guest must give a name to accept. */
  readonly asksName: boolean;
  /** Whether the guest has not said yet which time zone they live in. */
  readonly asksZone: boolean;
  /** Where to make the first move; undefined when it is not this seat's turn. */
  readonly playPath: string | undefined;
  readonly start: DrawnPosition;
  readonly problems: readonly string[];
}

export function invitationPage(words: Words, facts: InvitationFacts): PageFacts {
  const { link, isOpen, start, problems } = facts;
  const { rules, snapshot, seat } = link;
  const text = words.pages.invitation;
  const host = snapshot.seats.find(({ account }) => account === snapshot.host)?.name ?? text.somebody;
  const terms = [...describeOptions(words, rules, snapshot.options), ...describeClock(words, snapshot.clock)];
  return {
    title: text.title(titleOf(words, rules, snapshot)),
    head: (
      <>
        <CardTags
          settings={facts.settings}
          title={text.heading(host, gameWords(words, rules).name)}
          description={invitationWords(words, rules, snapshot)}
          card={picturePath(facts.settings, snapshot, rules, { ply: 0, seat, isCard: true })}
        />
        <meta name="robots" content="noindex" />
        {facts.asksZone ? <ZoneScript /> : null}
      </>
    ),
    children: (
      <>
        <h1>{text.heading(host, gameWords(words, rules).name)}</h1>
        <Problem sentences={problems} />
        {isOpen ? (
          <Answer words={words} {...facts} terms={terms} />
        ) : (
          <p class="status">{text.states[snapshot.seats[seat]?.state ?? 'declined']}</p>
        )}
        <WayOn words={words} {...facts} />
        <h2>{words.pages.game.players}</h2>
        <Players words={words} rules={rules} snapshot={snapshot} />
        {isOpen ? null : terms.map((said) => <p>{said}</p>)}
        <p>{words.sheets[rules.id].summary}</p>
        {isOpen ? (
          <BoardView
            words={words}
            rules={rules}
            pieces={start.pieces}
            marks={start.marks}
            view={viewFrom(rules, start.standing.position, seat)}
            alt={start.alt}
          />
        ) : null}
      </>
    ),
  };
}

type PartFacts = InvitationFacts & { readonly words: Words };

const Answer = ({
  words,
  link,
  asksName,
  asksZone,
  terms,
}: PartFacts & { readonly terms: readonly string[] }) => {
  const text = words.pages.invitation;
  const side = sideNameOf(words, link.rules, link.snapshot.seats[link.seat]);
  return (
    <form method="post" action={`/invitation/${link.token}`} class="card">
      <p>
        {text.youWouldPlay(side)} {terms.map((said) => `${said}. `)}
      </p>
      {asksName ? <NameField words={words} /> : null}
      {asksZone ? <ZoneField words={words} zone="" /> : null}
      <div class="row">
        <button type="submit" name="answer" value="accept">
          {text.accept}
        </button>
        <button type="submit" name="answer" value="decline" class="plain" formnovalidate>
          {text.decline}
        </button>
      </div>
      <p class="hint">
        {text.hint} <a href={`/invitation/${link.token}/refuse`}>{text.neverOrReport}</a>
      </p>
    </form>
  );
};

/** How the game stands, and where to go next. */
const WayOn = ({ words, link: { rules, snapshot }, playPath }: PartFacts) => {
  const text = words.pages.invitation;
  return (
    <>
      <p>{statusOf(words, rules, snapshot)}</p>
      {playPath ? (
        <p>
          <a class="button" href={playPath}>
            {text.firstMove}
          </a>
        </p>
      ) : null}
      <p>
        <a href={`/g/${snapshot.id}`}>{text.toGame}</a> ·{' '}
        <a href={`/rules/${rules.id}`}>{words.pages.game.rulesOf(gameWords(words, rules).name)}</a>
      </p>
    </>
  );
};
