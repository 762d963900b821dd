/** A fake service, and the requests it received, e.g. `PUT /users/se-user-1/schoolUnits/se-school-2 {"role":"admin"}`. */
export interface FakeService {
  readonly answer: (request: Request) => Promise<Response | undefined>;
  readonly requests: readonly string[];
}

/** Responds instead of a service, or returns undefined to pass the request on. */
export type Instead = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface FakeServiceOptions {
  /** The prefix of the service's paths. */
  readonly base: RegExp;
  readonly instead: Instead | undefined;
  /** Responds to a request whose body has been read. */
  readonly serve: (method: string, url: URL, body: unknown) => Response | undefined;
}

/** Creates a service that responds by `serve` and records its requests. */
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

/** Returns a response without content. */
export const emptyResponse = (status = 204): Response => new Response(null, { status });

/** Returns the response about a resource that does not exist. */
export const notFoundResponse = (): Response => Response.json({ name: 'not_found', message: 'There is no such thing.' }, { status: 404 });
