/**
 * Asks for a player's time zone. A script fills in the browser's own, and a list of all others to correct it;
 * without one it is typed.
 */
import type { Words } from '../../../words/index.ts';
import { parseZone, type Zone } from '../../clock/zone.ts';

export const ZoneField = ({ words, zone }: { readonly words: Words; readonly zone: string }) => {
  const text = words.pages.forms.zone;
  return (
    <div class="field">
      <label for="zone">{text.label}</label>
      <input
        id="zone"
        name="zone"
        type="text"
        list="zones"
        value={zone}
        autocomplete="off"
        data-part="zone"
      />
      <datalist id="zones"></datalist>
      <p class="hint">{text.hint}</p>
    </div>
  );
};

/** For the head of a page with that field. */
export const ZoneScript = () => <script type="module" src="/zone.js"></script>;

/** The zone that was given; undefined for none. What is wrong with it goes into `problems`. */
export function readZone(words: Words, typed: unknown, problems: string[]): Zone | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return undefined;
  const zone = parseZone(typed);
  if (zone.ok) return zone.value;
  problems.push(words.pages.account.letters.notAZone(zone.error.text.slice(0, 64)));
  return undefined;
}
