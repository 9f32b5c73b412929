/** The pages for a new game: choosing the rules, then the form. */
import { seatName } from '../../../../render/index.ts';
import { type AnyRules, allRules, type Seat } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { ClockFields } from '../../parts/clockFields.tsx';
import type { Entries } from './newGameForm.ts';

export function chooseRulesPage(words: Words): PageFacts {
  const text = words.pages.newGame.choose;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.which}</p>
        <div class="cards">
          {allRules.map((rules) => (
            <section class="card">
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
}

export function newGamePage(words: Words, { rules, entries, problems }: NewGameFacts): PageFacts {
  const text = words.pages.newGame;
  const facts = { words, rules, entries };
  return {
    title: text.title(gameWords(words, rules).name),
    children: (
      <>
        <h1>{text.title(gameWords(words, rules).name)}</h1>
        <Problem sentences={problems} />
        <form method="post" action={`/new/${rules.id}`}>
          <input type="hidden" name="nonce" value={entries.nonce} />
          <p>{text.chooseSide(rules.seats.length)}</p>
          {rules.seats.map((_, seat) => (
            <SeatFields {...facts} seat={seat} />
          ))}
          <OptionFields {...facts} />
          <ClockFields words={words} entries={entries.time} seats={rules.seats.length} />
          <div class="field">
            <label class="plain">
              <input type="checkbox" name="private" value="yes" checked={entries.isPrivate} />{' '}
              {text.isPrivate}
            </label>
            <p class="hint">{text.aboutPrivate}</p>
          </div>
          <button type="submit">{text.start}</button>
          <p class="hint">{text.aboutInvitations}</p>
        </form>
      </>
    ),
  };
}

interface FieldsFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly entries: Entries;
}

/** Who plays a seat: the host, an invited address, or anybody. */
const SeatFields = ({ words, rules, entries, seat }: FieldsFacts & { readonly seat: Seat }) => {
  const text = words.pages.newGame;
  const side = seatName(words, rules, seat);
  const movesFirst = seat === 0 && rules.options.every(({ name }) => name !== 'first');
  return (
    <fieldset class="card">
      <legend>
        {side}
        {movesFirst ? ` ${text.movesFirst}` : ''}
      </legend>
      <p>
        <label>
          <input type="radio" name="seat" value={String(seat)} checked={seat === entries.seat} /> {text.isMe}
        </label>
      </p>
      <div class="field">
        <label for={`address-${seat}`}>{text.address(side)}</label>
        <input
          id={`address-${seat}`}
          name={`address-${seat}`}
          type="email"
          autocomplete="off"
          value={entries.addresses[seat] ?? ''}
        />
      </div>
      <p>
        <label class="plain">
          <input type="checkbox" name={`open-${seat}`} value="yes" checked={entries.open.includes(seat)} />{' '}
          {text.isOpen}
        </label>
      </p>
    </fieldset>
  );
};

const OptionFields = ({ words, rules, entries }: FieldsFacts) => (
  <>
    {rules.options.map(({ name, values }) => (
      <div class="field">
        <label for={name}>{gameWords(words, rules).options[name]?.label}</label>
        <select id={name} name={name}>
          {values.map((each) => (
            <option value={each} selected={each === entries.options[name]}>
              {gameWords(words, rules).options[name]?.values[each]}
            </option>
          ))}
        </select>
      </div>
    ))}
  </>
);
