/** A letter that asks for the tasks of a game, ready to be sent. */
import { playAddress } from '../../../email/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { Settings } from '../../env.ts';

export const lessonMailto = ({ mailDomain }: Settings, { id }: AnyRules): string =>
  `mailto:${playAddress(mailDomain)}?subject=lesson%20${id}&body=lesson%20${id}`;
