import { describe, expect, it } from 'vitest';
import { readBounded } from '../../../src/email/index.ts';

/** `wasRead` counts the chunks that were asked for. */
function chunks(...sizes: number[]) {
  const seen = { wasRead: 0, wasCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[seen.wasRead++];
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size).fill(seen.wasRead));
      },
      cancel() {
        seen.wasCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

describe('a bounded read', () => {
  it('gives the whole of what fits', async () => {
    const { stream } = chunks(2, 0, 1);
    expect(await readBounded(stream, 3)).toEqual({ ok: true, value: new Uint8Array([1, 1, 3]) });
    expect(await readBounded(chunks().stream, 0)).toEqual({ ok: true, value: new Uint8Array() });
  });

  it('refuses what does not, and leaves the rest unread', async () => {
    const { stream, seen } = chunks(2, 2, 2, 2);
    expect(await readBounded(stream, 3)).toEqual({ ok: false, error: 'TOO_LARGE' });
    expect(seen).toEqual({ wasRead: 2, wasCancelled: true });
  });
});
