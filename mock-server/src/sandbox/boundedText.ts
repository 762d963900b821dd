import { HttpError, outsideOfContract } from '../contract/httpError.ts';

/** How long the body of a request may be, in bytes. */
export const longestBody = 1024 * 1024;

function refused(reason: string, words: string): HttpError {
  return outsideOfContract([{ attribute: 'body', reason, words }]);
}

function tooLong(): HttpError {
  return refused('size', `is longer than ${longestBody} bytes`);
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream: what is too much is never read.
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > longestBody) throw tooLong();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * The body of a request as text, of which at most {@link longestBody} is read; throws 400 for a longer one, and for one that was cut off.
 * `announced` is the Content-Length, in bytes, where a server holds the sender to it.
 */
export async function boundedText(request: Request, announced: number | undefined): Promise<string> {
  if (announced !== undefined && announced > longestBody) throw tooLong();
  try {
    if (announced !== undefined) return await request.text();
    return request.body === null ? '' : await readBounded(request.body);
  } catch (reason) {
    throw reason instanceof HttpError ? reason : refused('incomplete', 'ended before it was complete');
  }
}
