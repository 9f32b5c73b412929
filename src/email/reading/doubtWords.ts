/**
 * Words that take a move back, make it conditional, or only consider it: no, if, not, or, but, wait, only,
 * just, maybe, and others like them. By language: first the ones that do so at the start of a line or after
 * punctuation, then the ones that do so anywhere. Expects plain apostrophes.
 */
import { ofVocabulary } from './ofVocabulary.ts';
import { beginsWith, plain, withoutAddresses, wordOf } from './patterns.ts';

/** Scripts that put no spaces between words. */
const UNSPACED_START =
  /^(?:いいえ|いや|ちがう|違う|でも|しかし|だが|もし|または|それとも|待って|ちょっと|ただ|だけ|たぶん|多分|まだ|やっぱり|不|没|沒|别|別|未|但|可是|如果|若|要是|假如|或|等|只|仅|僅|也许|也許|可能|先|아니|안|하지만|그러나|만약|또는|아니면|잠깐|잠시|기다|그냥|단지|아마|아직|취소)/u;
const UNSPACED =
  /ない|ません|じゃな|やめ|忘れて|取り消|待って|不要|不是|不走|别走|別走|还没|還沒|取消|等等|算了|再想|忘了|忘掉|如果|也许|也許|아니|않|마세요|취소|기다려/u;

const STARTS = ofVocabulary(({ doubt }) => beginsWith(doubt.starts));
const ANYWHERE = ofVocabulary(({ doubt }) => new RegExp(wordOf(doubt.anywhere), 'u'));
const HARMLESS = ofVocabulary(({ doubt }) => new RegExp(wordOf(doubt.harmless), 'gu'));

/** What may come before such a word without changing its meaning. */
const OPENERS =
  /^(?:(?:oh|ah|ach|och|uh|um|er|hm+|well|actually|sorry|please|bitte|so|and|und|et|y|e|also|then|now|on|ok|okay|na ja|naja|tja|nun|eh|bon|bueno|beh|tja|ну|wait|no|but|although|yes|ja|oui|sí|si|sim|my|ps|p\.s|nb|n\.b|note)[\s.,:;!…–—-]+)+/u;

const AFTER_STOP = /[.,!…:;()–—。，！：、]+\s*|\s[-~*]+\s/u;

const withoutHarmless = (line: string): string =>
  plain(withoutAddresses(line)).replace(HARMLESS(), ' ').trim();

/** Whether a part of a sentence begins with such a word. */
export const startsDoubtfully = (text: string): boolean => {
  const bare = plain(text).replace(/^[^\p{L}]+/u, '');
  return STARTS().test(bare) || STARTS().test(bare.replace(OPENERS, '')) || UNSPACED_START.test(bare);
};

/**
 * Whether a line says no, if, but, or the like: at its start, after punctuation, or unmistakably inside it.
 */
export function isDoubtful(line: string): boolean {
  // "Nooo"
  const said = withoutHarmless(line).replace(/(\p{L})\1{2,}/gu, '$1');
  return said.split(AFTER_STOP).some(startsDoubtfully) || ANYWHERE().test(said) || UNSPACED.test(said);
}
