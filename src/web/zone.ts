/** Fills in the browser's time zone where a form asks for it, with a list of all others to correct it. */
import { part } from './parts.ts';

const field = part('zone', HTMLInputElement);
if (field) {
  if (field.value === '') field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  field.list?.append(...Intl.supportedValuesOf('timeZone').map((zone) => new Option('', zone)));
}
