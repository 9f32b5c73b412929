/**
 * The few types of the Compression Streams standard that pictures need. Node, workerd and browsers all have
 * it.
 */
interface ByteSink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
}

interface ByteSource {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array<ArrayBuffer> }>;
}

declare class CompressionStream {
  constructor(format: 'deflate');
  readonly writable: { getWriter(): ByteSink };
  readonly readable: { getReader(): ByteSource };
}

declare class DecompressionStream {
  constructor(format: 'deflate');
  readonly writable: { getWriter(): ByteSink };
  readonly readable: { getReader(): ByteSource };
}
