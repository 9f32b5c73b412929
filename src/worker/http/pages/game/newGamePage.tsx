/** The pages for a new game: choosing the rules, then the form. */
import { altText, describePosition, seatName, standingMarks } from '../../../../render/index.ts';
import { type AnyRules, allRules, POSITION, type Seat, type Standing } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { ClockFields, PaceFields } from '../../parts/clockFields.tsx';
import { Cover } from '../../parts/cover.tsx';
import { FillInField, LevelField, MachineField } from '../../parts/machineFields.tsx';
import { OptionField } from '../../parts/optionField.tsx';
import { ZoneField, ZoneScript } from '../../parts/zoneField.tsx';
import type { Entries, Who } from './newGameForm.ts';

export function chooseRulesPage(words: Words, settings: Settings): PageFacts {
  const text = words.pages.newGame.choose;
  return {
    title: text.title,
    head: (
      <CardTags
        settings={settings}
        title={text.title}
        description={words.pages.front.whatItIs}
        card="/card.png"
      />
    ),
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.which}</p>
        <div class="cards">
          {allRules.map((rules) => (
            <section class="card with-board">
              <Cover rules={rules} />
              <h2>
                <a href={`/new/${rules.id}`}>{gameWords(words, rules).name}</a>
              </h2>
              <p>{words.sheets[rules.id].summary}</p>
              <p class="hint">
                {text.players(rules.seats.length)} <a href={`/rules/${rules.id}`}>{text.rules}</a>
              </p>
            </section>
          ))}
        </div>
      </>
    ),
  };
}

export interface NewGameFacts {
  readonly rules: AnyRules;
  readonly entries: Entries;
  readonly problems: readonly string[];
  /** Whether the host has not said yet which time zone they live in. */
  readonly asksZone: boolean;
  /** The position that the game begins with, where it is not the usual start. */
  readonly from?: Standing<unknown>;
}

export function newGamePage(words: Words, facts: NewGameFacts): PageFacts {
  const { rules, entries, problems, asksZone, from } = facts;
  const text = words.pages.newGame;
  const fields = { words, rules, entries, from };
  return {
    title: text.title(gameWords(words, rules).name),
    head: asksZone ? <ZoneScript /> : null,
    children: (
      <>
        <h1>{text.title(gameWords(words, rules).name)}</h1>
        <Problem sentences={problems} />
        <form method="post" action={`/new/${rules.id}`}>
          <input type="hidden" name="nonce" value={entries.nonce} />
          {from ? <FromPosition words={words} rules={rules} from={from} /> : null}
          <WhoFields {...fields} />
          <OwnSeatFields {...fields} />
          <PaceFields words={words} entries={entries.time} />
          <details class="card" open={isUnusual(entries)}>
            <summary>{text.more}</summary>
            <SeatBySeat {...fields} />
            <OptionFields {...fields} />
            <ClockFields words={words} entries={entries.time} seats={rules.seats.length} />
            <div class="field">
              <label class="plain">
                <input type="checkbox" name="private" value="yes" checked={entries.isPrivate} />{' '}
                {text.isPrivate}
              </label>
              <p class="hint">{text.aboutPrivate}</p>
            </div>
          </details>
          {asksZone ? <ZoneField words={words} zone={entries.zone} /> : null}
          <button type="submit">{text.start}</button>
          <p class="hint">{text.aboutInvitations}</p>
        </form>
      </>
    ),
  };
}

/** The board that the game begins with. */
const FromPosition = ({
  words,
  rules,
  from,
}: Pick<FieldsFacts, 'words' | 'rules'> & { from: Standing<unknown> }) => {
  const text = words.pages.newGame.from;
  const { position } = from;
  const pieces = rules.pieces(position);
  const marks = standingMarks(rules, from);
  return (
    <section class="card from">
      <h2>{text.title}</h2>
      <BoardView
        words={words}
        rules={rules}
        pieces={pieces}
        marks={marks}
        alt={altText(words, rules, pieces, marks, from.toMove)}
      />
      <input type="hidden" name={POSITION} value={rules.formatPosition(position)} />
      <p class="hint">
        {describePosition(words, rules, [], { standing: from, turn: undefined, number: 0 })} {text.about}{' '}
        <a href={`/new/${rules.id}`}>{text.usual}</a>
      </p>
    </section>
  );
};

/** Whether anything of what is folded away was filled in. */
const isUnusual = ({ who, isPrivate, time, options }: Entries): boolean =>
  who === 'seats' ||
  isPrivate ||
  Object.keys(options).some((name) => name !== POSITION) ||
  time.otherTerms !== '' ||
  time.ownTerms !== '' ||
  time.weekendsOff ||
  time.noVacation ||
  time.isClaimable ||
  time.games !== 1;

interface FieldsFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly entries: Entries;
  readonly from: Standing<unknown> | undefined;
}

/** The first question: whom to play. */
const WhoFields = ({ words, rules, entries }: FieldsFacts) => {
  const text = words.pages.newGame.who;
  const guests = rules.seats.slice(1).map((_, index) => index + 1);
  const choice = (who: Who) => (
    <label class="choice">
      <input type="radio" name="who" value={who} checked={who === entries.who} />
      <span>
        <strong>{text.choices[who].label}</strong> <span class="hint">{text.choices[who].hint}</span>
      </span>
    </label>
  );
  return (
    <fieldset class="card who">
      <legend>{text.legend(guests.length)}</legend>
      {choice('address')}
      <div class="guests">
        {guests.map((guest) => (
          <div class="field">
            <label for={`guest-${guest}`}>{text.address(guest, guests.length)}</label>
            <input
              id={`guest-${guest}`}
              name={`guest-${guest}`}
              type="email"
              autocomplete="off"
              value={entries.guests[guest - 1] ?? ''}
            />
            {guest > 1 ? <p class="hint">{text.orLink}</p> : null}
          </div>
        ))}
        <div class="field">
          <label for="greeting">{text.greeting}</label>
          <input id="greeting" name="greeting" type="text" autocomplete="off" value={entries.greeting} />
          <p class="hint">{text.aboutGreeting}</p>
        </div>
      </div>
      {choice('machine')}
      <LevelField words={words} chosen={entries.level} />
      {choice('link')}
      {choice('anybody')}
      <FillInField words={words} isChosen={entries.fillsIn} />
    </fieldset>
  );
};

/** The second question: the host's own seat. */
const OwnSeatFields = ({ words, rules, entries, from }: FieldsFacts) => {
  const text = words.pages.newGame;
  const choice = (value: string, label: string, isChosen: boolean) => (
    <label class="choice">
      <input type="radio" name="seat" value={value} checked={isChosen} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset class="card">
      <legend>{text.yourSeat}</legend>
      <div class="choices">
        {choice('draw', text.draw, entries.seat === 'draw')}
        {rules.seats.map((_, seat) =>
          choice(
            String(seat),
            (from ? from.toMove === seat : movesFirst(rules, seat))
              ? text.firstSeat(seatName(words, rules, seat))
              : seatName(words, rules, seat),
            entries.seat === seat,
          ),
        )}
      </div>
    </fieldset>
  );
};

/** Whether the seat moves first in a game from the usual start, whatever the options are. */
const movesFirst = (rules: AnyRules, seat: Seat): boolean =>
  seat === 0 && rules.options.every(({ name }) => name !== 'first');

/** For tables of three: who sits where, and seats for people of different kinds. */
const SeatBySeat = ({ words, rules, entries }: Omit<FieldsFacts, 'from'>) => {
  const text = words.pages.newGame;
  const { label, hint } = text.who.choices.seats;
  return (
    <fieldset class="card">
      <legend>
        <label class="plain">
          <input type="radio" name="who" value="seats" checked={entries.who === 'seats'} /> {label}
        </label>
      </legend>
      <p class="hint">{hint}</p>
      {rules.seats.map((_, seat) => (
        <SeatFields words={words} rules={rules} entries={entries} seat={seat} />
      ))}
    </fieldset>
  );
};

/** Who plays a seat that is not the host's: an invited address, or anybody. */
const SeatFields = ({ words, rules, entries, seat }: Omit<FieldsFacts, 'from'> & { readonly seat: Seat }) => {
  const text = words.pages.newGame;
  const side = seatName(words, rules, seat);
  return (
    <div class="field">
      <label for={`address-${seat}`}>{text.address(side)}</label>
      <input
        id={`address-${seat}`}
        name={`address-${seat}`}
        type="email"
        autocomplete="off"
        value={entries.addresses[seat] ?? ''}
      />
      <label class="plain">
        <input type="checkbox" name={`open-${seat}`} value="yes" checked={entries.open.includes(seat)} />{' '}
        {text.isOpen}
      </label>
      <MachineField words={words} side={side} seat={seat} chosen={entries.machines[seat]} />
    </div>
  );
};

/** The options, which a position settles where there is one. */
const OptionFields = ({ words, rules, entries, from }: FieldsFacts) => (
  <>
    {(from ? [] : rules.options).map((option) => (
      <OptionField words={words} rules={rules} option={option} chosen={entries.options[option.name]} />
    ))}
  </>
);
