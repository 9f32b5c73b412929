/** The zlib format by the platform's own streams. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** Sends the bytes through a stream; rejects if the stream finds them corrupt. */
async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

export const deflate = (bytes: Bytes): Promise<Bytes> => through(bytes, new CompressionStream('deflate'));
export const inflate = (bytes: Bytes): Promise<Bytes> => through(bytes, new DecompressionStream('deflate'));
