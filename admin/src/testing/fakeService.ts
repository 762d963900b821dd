/** A service without network, and the requests it got, e.g. `PUT /users/se-user-1/schoolUnits/se-school-2 {"role":"admin"}`. */
export interface FakeService {
  readonly answer: (request: Request) => Promise<Response | undefined>;
  readonly requests: readonly string[];
}

/** Answers in a service's place, or leaves the request to it. */
export type Instead = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface FakeServiceOptions {
  /** Where the service is, up to its own paths. */
  readonly base: RegExp;
  readonly instead: Instead | undefined;
  /** Answers a request whose body has been read. */
  readonly serve: (method: string, url: URL, body: unknown) => Response | undefined;
}

/** Creates a service that answers what `serve` says, and remembers what it was asked. */
export function fakeService({ base, instead, serve }: FakeServiceOptions): FakeService {
  const requests: string[] = [];
  return {
    requests,
    answer: async (request) => {
      const url = new URL(request.url);
      if (!base.test(url.pathname)) return undefined;
      const text = await request.clone().text();
      requests.push([request.method, url.pathname.replace(base, '') + url.search, text].filter(Boolean).join(' '));
      return (await instead?.(request)) ?? serve(request.method, url, text ? JSON.parse(text) : {});
    },
  };
}

/** An answer without content. */
export const done = (status = 204): Response => new Response(null, { status });

/** The answer about something that does not exist. */
export const notFound = (): Response => Response.json({ name: 'not_found', message: 'There is no such thing.' }, { status: 404 });
