/** Reading what strangers send, up to a limit. */
import type { Result } from '../../rules/index.ts';

/** The whole stream; or a refusal as soon as it exceeds `maxBytes`, without reading the rest. */
export async function readBounded(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Result<Uint8Array, 'TOO_LARGE'>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel('TOO_LARGE');
      return { ok: false, error: 'TOO_LARGE' };
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return { ok: true, value: bytes };
}
