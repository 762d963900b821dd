/** The result of a scripted fetch for one request: a response or a network error. */
export type ScriptedResponse = Response | 'network error';

/** Returns a fetch for tests that follows a script and records its requests; after the script it responds with 200 and `{}`. */
export const scriptedFetch = (...script: ScriptedResponse[]) => {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    request.signal.throwIfAborted();
    const turn = script[requests.length - 1] ?? Response.json({});
    if (turn === 'network error') throw new TypeError('fetch failed');
    return turn;
  };
  const header = (name: string) => requests.map((request) => request.headers.get(name));
  return { fetch, requests, header };
};

/** Returns a response without a body. */
export const status = (code: number) => new Response(null, { status: code });
