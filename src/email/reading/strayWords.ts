/**
 * Words below a move that say it was not meant as one here: it was for another game or person, slipped out,
 * or is a test, a draft, an idea, somebody else's, or undecided. By language, anywhere in a line. Expects
 * plain apostrophes.
 */
import { ofVocabulary } from './ofVocabulary.ts';
import { plain, withoutAddresses, wordOf } from './patterns.ts';

const STRAY = ofVocabulary(({ stray }) => new RegExp(wordOf(stray.words), 'u'));
const HARMLESS = ofVocabulary(({ stray }) => new RegExp(wordOf(stray.harmless), 'gu'));

const UNSPACED =
  /間違|まちがえ|誤っ|誤送|別の|他の(?:ゲーム|対局)|テスト|下書き|例え?ば?|アイデア|考え中|迷っ|確認|コンピュータ|错|錯|误|誤|另一|别的|別的|测试|測試|草稿|例子|想法|犹豫|猶豫|确认|確認|电脑|電腦|잘못|실수|다른 (?:게임|대국)|테스트|초안|예시|생각 중|고민|확인|컴퓨터/u;

/** Whether a line says that what is above it was not meant here and now. */
export function isStray(line: string): boolean {
  const said = plain(withoutAddresses(line)).replace(HARMLESS(), ' ');
  return STRAY().test(said) || UNSPACED.test(said);
}
