import { HttpError, outsideOfContract } from './httpError.ts';

/** The maximum length of a request body, in bytes. */
export const longestBody = 1024 * 1024;

function tooLong(): HttpError {
  const message = `The body is longer than ${longestBody} bytes.`;
  return new HttpError(413, { name: 'PayloadTooLarge', message, attributes: [{ attribute: 'body', reason: 'size' }] });
}

function unknownEncoding(encoding: string): HttpError {
  const message = `Bodies come as they are, without the Content-Encoding '${encoding}'.`;
  const attributes = [{ attribute: 'Content-Encoding', reason: 'enum' }];
  return new HttpError(415, { name: 'UnsupportedMediaType', message, attributes }, { 'Accept-Encoding': 'identity' });
}

/** Reads bytes as UTF-8. A byte that is none would be stored as a sign that nobody has sent. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw outsideOfContract([{ attribute: 'body', reason: 'contentEncoding', message: 'is not UTF-8' }]);
  }
}

function cutOff(): HttpError {
  return outsideOfContract([{ attribute: 'body', reason: 'incomplete', message: 'ended before it was complete' }]);
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream, so the rest of a body that is too long is never read.
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > longestBody) throw tooLong();
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks));
}

/**
 * Reads the body of a request as text, at most {@link longestBody} bytes. Every server of this project reads bodies with it. `announced` is the
 * Content-Length, in bytes, where a server enforces it.
 * @throws 413 for a longer body, 415 for one that is compressed, 400 for one that was cut off or is no UTF-8
 */
export async function boundedText(request: Request, announced?: number): Promise<string> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw unknownEncoding(encoding);
  if (announced !== undefined && announced > longestBody) throw tooLong();
  try {
    if (announced !== undefined) return decoded(new Uint8Array(await request.arrayBuffer()));
    return request.body === null ? '' : await readBounded(request.body);
  } catch (reason) {
    throw reason instanceof HttpError ? reason : cutOff();
  }
}
