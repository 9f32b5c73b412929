/**
 * The card that stands for a link to a position where it is pasted: the board on the left; on the right who
 * plays, how they stand, and whose turn it is.
 */
import type { Atlas, GameBitmaps } from './atlas.ts';
import { cardLetters, letterSprite } from './cardLetters.ts';
import { blendOf, type Canvas, lay, nearestColour, paintOn } from './compose.ts';
import { encodePng } from './png.ts';
import type { Scene } from './scene.ts';

/** What sites ask for. */
export const CARD = { width: 1200, height: 630 } as const;

/** Every text `isWritable`; what is not is left out. */
export interface CardFacts {
  readonly scene: Scene;
  /** "3 Crowns" */
  readonly title: string;
  readonly players: readonly {
    /** A sprite of the scene's drawing that stands for the side. */
    readonly sprite: string | undefined;
    readonly name: string;
    readonly score: string;
  }[];
  readonly status: string;
}

const INK = [0x22, 0x20, 0x1b] as const;
const SOFT = [0x77, 0x70, 0x62] as const;
/** The column of text, and the distances of its lines. */
const TEXT = { left: 660, right: 1170, top: 96, line: 44, gap: 26, indent: 52 } as const;
const MOST_STATUS_LINES = 9;

/** Writes in the game's palette: its bitmaps, and those of the letters. */
interface Pen {
  readonly canvas: Canvas;
  readonly bitmaps: GameBitmaps;
  readonly letters: GameBitmaps;
}

const advanceOf = ({ advances }: GameBitmaps, character: string): number => advances?.[character] ?? 12;

const widthOf = (letters: GameBitmaps, text: string): number =>
  Array.from(text).reduce((sum, character) => sum + advanceOf(letters, character), 0);

/** The text, or as much of it as fits in the width. */
function fitting(letters: GameBitmaps, text: string, width: number): string {
  if (widthOf(letters, text) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(letters, `${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function write(
  { canvas, bitmaps, letters }: Pen,
  text: string,
  x: number,
  y: number,
  colour: readonly [number, number, number],
): void {
  const index = nearestColour(bitmaps, colour);
  const blend = blendOf(bitmaps);
  let at = x;
  for (const character of text) {
    const bitmap = letters.sprites.get(letterSprite(character));
    if (bitmap)
      lay(canvas, { ...bitmap, colours: bitmap.colours.map(() => index) }, Math.round(at), y, blend);
    at += advanceOf(letters, character);
  }
}

function wrapped(letters: GameBitmaps, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(letters, joined) <= width) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}

/** The card as a PNG file; rejects when the atlas lacks its game. */
export async function composeCard(card: CardFacts, atlas: Atlas): Promise<Uint8Array<ArrayBuffer>> {
  const { scene, title, players, status } = card;
  const { width, height } = CARD;
  const bitmaps = await atlas.bitmapsOf(scene.drawing.id);
  const letters = await atlas.bitmapsOf(cardLetters.id);
  const canvas: Canvas = { width, height, pixels: new Uint8Array(width * height) };
  paintOn(
    canvas,
    scene,
    bitmaps,
    40 + Math.floor((560 - scene.width) / 2),
    Math.floor((height - scene.height) / 2),
  );
  const pen = { canvas, bitmaps, letters };
  const { left, right, line, gap, indent } = TEXT;
  const room = right - left;
  let y: number = TEXT.top;
  write(pen, fitting(letters, title, room), left, y, SOFT);
  y += line + gap;
  for (const { sprite, name, score } of players) {
    const bitmap = sprite === undefined ? undefined : bitmaps.sprites.get(sprite);
    if (bitmap) lay(canvas, bitmap, left + 20, y - 12, blendOf(bitmaps));
    write(pen, fitting(letters, name, room - indent), left + indent, y, INK);
    y += line;
    if (score !== '') {
      write(pen, fitting(letters, score, room - indent), left + indent, y, SOFT);
      y += line;
    }
    y += Math.round(gap / 2);
  }
  y += gap / 2;
  for (const each of wrapped(letters, status, room).slice(0, MOST_STATUS_LINES)) {
    if (y < height - line / 2) write(pen, each, left, y, INK);
    y += line;
  }
  return encodePng({ width, height, palette: bitmaps.palette, pixels: canvas.pixels }, atlas);
}
