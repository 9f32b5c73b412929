/** The page for quiet hours and vacation. */
import type { Words } from '../../../../words/index.ts';
import { dayOf, daysIn, rangesOf } from '../../../clock/days.ts';
import { DAYS_A_YEAR, daysLeft } from '../../../clock/vacation.ts';
import { formatRange } from '../../../clock/words.ts';
import type { Availability } from '../../../game/model/availability.ts';
import { type PageFacts, Problem } from '../../layout.tsx';

export interface AvailabilityPageFacts {
  readonly availability: Availability;
  /** Today's date in the player's time zone. */
  readonly today: string;
  readonly problems: readonly string[];
}

export function availabilityPage(
  words: Words,
  { availability, today, problems }: AvailabilityPageFacts,
): PageFacts {
  const { title, zone } = words.pages.availability;
  return {
    title,
    children: (
      <>
        <h1>{title}</h1>
        <Problem sentences={problems} />
        <p>
          {zone.before(availability.zone)}
          <a href="/account">{zone.change}</a>
          {zone.after}
        </p>
        <Vacation words={words} availability={availability} today={today} />
        <QuietHours words={words} availability={availability} />
      </>
    ),
  };
}

interface VacationFacts {
  readonly words: Words;
  readonly availability: Availability;
  readonly today: string;
}

const Vacation = ({ words, availability: { vacation, isAutomatic }, today }: VacationFacts) => {
  const text = words.pages.availability.vacation;
  const year = Number(today.slice(0, 4));
  const ahead = rangesOf(daysIn(vacation).filter((day) => day >= dayOf(today)));
  return (
    <>
      <h2>{text.title}</h2>
      <p>{text.left(daysLeft({ taken: vacation, isAutomatic }, year), DAYS_A_YEAR, year)}</p>
      {ahead.length > 0 ? (
        <form method="post" action="/account/time/give-back">
          <p>{text.taken(ahead.map((range) => formatRange(words, range)))}</p>
          <button type="submit" class="plain">
            {text.giveBack}
          </button>
        </form>
      ) : null}
      <form method="post" action="/account/time/vacation">
        <div class="field">
          <label for="first">{text.first}</label>
          <input id="first" name="first" type="date" min={today} required />
        </div>
        <div class="field">
          <label for="last">{text.last}</label>
          <input id="last" name="last" type="date" min={today} required />
        </div>
        <button type="submit">{text.take}</button>
      </form>
    </>
  );
};

const QuietHours = ({
  words,
  availability: { quiet, isAutomatic },
}: {
  words: Words;
  availability: Availability;
}) => {
  const text = words.pages.availability.quiet;
  return (
    <>
      <h2>{text.title}</h2>
      <form method="post" action="/account/time">
        <p>
          <label class="plain">
            <input type="checkbox" name="automatic" value="yes" checked={isAutomatic} /> {text.automatic}
          </label>
        </p>
        <p>
          <label class="plain">
            <input type="checkbox" name="quiet" value="yes" checked={quiet !== undefined} /> {text.quietHours}
          </label>
        </p>
        <div class="field">
          <label for="from">{text.from}</label>
          <input id="from" name="from" type="time" value={quiet?.from ?? '22:00'} />
        </div>
        <div class="field">
          <label for="to">{text.to}</label>
          <input id="to" name="to" type="time" value={quiet?.to ?? '07:00'} />
        </div>
        <p class="hint">{text.hint}</p>
        <button type="submit">{text.save}</button>
      </form>
    </>
  );
};
