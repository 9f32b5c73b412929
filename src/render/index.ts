/** What the rest of the code may import from here: pictures, text boards, and words about games. */
export { altText } from './altText.ts';
export { type Atlas, openAtlas } from './atlas.ts';
export { type BoardFacts, formatBoardFacts, parseBoardFacts, type TurnFacts } from './boardFacts.ts';
export { composeGif, composePng, type Shot } from './compose.ts';
export { type Drawing, drawingOf } from './drawing.ts';
export { formatDuration } from './duration.ts';
export { layoutOf, type Place } from './layout.ts';
export { checkMarks, MARK_KINDS, type Mark, type MarkKind, marksBetween } from './marks.ts';
export { describeNotice, describeNotices, noticesIn } from './notices.ts';
export { describeOptions } from './options.ts';
export { describeOutcome } from './outcome.ts';
export { describePiece, seatName, sideName } from './phrases.ts';
export { formatPoints, formatPointsInAscii } from './points.ts';
export { describePosition, describeTurn } from './positionWords.ts';
export { explainRefusal, type Situation } from './refusals.ts';
export { type Scene, sceneOf } from './scene.ts';
export { svgOf } from './svg.ts';
export { textBoard } from './textBoard.ts';
