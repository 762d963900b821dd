import { aborted, signalOf } from './retries.ts';

/** The statuses without a body. */
const bodiless: readonly number[] = [204, 205, 304];

/** The time in which a service answers, in milliseconds. */
const timeLimit = 30_000;

/**
 * Returns a fetch that waits for the whole answer, so that a connection that is cut within it is a network error like any other, and gives up after
 * 30 s. A file must only begin in that time: how long it takes depends on its size.
 */
export const wholeAnswers =
  (fetch: typeof globalThis.fetch, isFile: boolean): typeof globalThis.fetch =>
  async (input, init) => {
    const given = signalOf(input, init);
    const abort = new AbortController();
    const giveUp = () => abort.abort(given?.reason);
    if (given?.aborted) giveUp();
    given?.addEventListener('abort', giveUp);
    const timer = setTimeout(() => abort.abort(new DOMException('', 'TimeoutError')), timeLimit);
    const read = async () => {
      const response = await fetch(input, { ...init, signal: abort.signal });
      if (isFile) clearTimeout(timer);
      // Chromium gives these an empty body, which no response with such a status may be made of.
      return response.body && !bodiless.includes(response.status) ? new Response(await response.arrayBuffer(), response) : response;
    };
    try {
      return await Promise.race([read(), aborted(abort.signal)]);
    } finally {
      clearTimeout(timer);
      given?.removeEventListener('abort', giveUp);
    }
  };
