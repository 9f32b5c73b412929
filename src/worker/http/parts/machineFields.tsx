/** Where a game against machines is asked for. */
import { LEVELS, type Level } from '../../../bots/index.ts';
import { allRules } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';

interface LevelsFacts {
  readonly words: Words;
  readonly chosen: Level | undefined;
}

const Levels = ({ words, chosen }: LevelsFacts) => {
  const text = words.pages.machines;
  return (
    <>
      {LEVELS.map((level) => (
        <option value={level} selected={level === chosen}>
          {text.level(text.levels[level].name, text.levels[level].about)}
        </option>
      ))}
    </>
  );
};

/** The level of the machines that play all other seats. */
export const LevelField = ({ words, chosen }: LevelsFacts) => (
  <div class="levels">
    <div class="field">
      <label for="level">{words.pages.machines.whichLevel}</label>
      <select id="level" name="level">
        <Levels words={words} chosen={chosen} />
      </select>
    </div>
  </div>
);

/** Which machine plays a seat, if one does. */
export const MachineField = ({
  words,
  side,
  seat,
  chosen,
}: LevelsFacts & { readonly side: string; readonly seat: number }) => {
  const text = words.pages.machines;
  const name = `machine-${seat}`;
  return (
    <>
      <label for={name}>{text.orMachine(side)}</label>
      <select id={name} name={name}>
        <option value="">{text.nobody}</option>
        <Levels words={words} chosen={chosen} />
      </select>
    </>
  );
};

/** Whether machines take the seats that nobody takes. */
export const FillInField = ({ words, isChosen }: { readonly words: Words; readonly isChosen: boolean }) => (
  <div class="field">
    <label class="plain">
      <input type="checkbox" name="fill-in" value="yes" checked={isChosen} /> {words.pages.machines.fillIn}
    </label>
  </div>
);

/** That a machine is always free: a game against it at the press of a button. */
export const MachinesAreFree = ({ words, nonce }: { readonly words: Words; readonly nonce: string }) => {
  const text = words.pages.machines;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p>{text.about}</p>
      <div class="row">
        {allRules.map((rules) => (
          <form method="post" action={`/against/${rules.id}`}>
            <input type="hidden" name="nonce" value={nonce} />
            <button type="submit" class="plain">
              {gameWords(words, rules).name}
            </button>
          </form>
        ))}
      </div>
    </section>
  );
};
