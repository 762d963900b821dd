/** What a scripted fetch does with one request: answers, or fails as a broken network does. */
export type Turn = Response | 'network error';

/** A fetch for tests that answers turn by turn and keeps the requests it got; behind the last turn it answers 200 with `{}`. */
export const scriptedFetch = (...turns: Turn[]) => {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    request.signal.throwIfAborted();
    const turn = turns[requests.length - 1] ?? Response.json({});
    if (turn === 'network error') throw new TypeError('fetch failed');
    return turn;
  };
  const header = (name: string) => requests.map((request) => request.headers.get(name));
  return { fetch, requests, header };
};

/** An answer without a body. */
export const status = (code: number) => new Response(null, { status: code });
