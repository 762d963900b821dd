import { byService, serviceClient } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';

/** A response of a service, or a failure of its network. */
export type FakeResponse = () => Response | Promise<Response>;

/** A request that a service got. */
export interface SeenRequest {
  readonly line: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly signal: AbortSignal;
}

/** Returns the clients of services that send these responses in turn, then successes with nothing in them, and the requests that they got. */
export function fakeService(...responses: readonly FakeResponse[]) {
  const requests: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    requests.push({
      line: `${request.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      ifMatch: request.headers.get('If-Match'),
      signal: request.signal,
    });
    const empty = () => (request.method === 'GET' ? Response.json({}) : new Response(null, { status: 204 }));
    return (responses[requests.length - 1] ?? empty)();
  };
  const policies = { baseUrl: 'http://service.example', fetch, retryDelay: () => 0 };
  return { clients: byService<Clients>((name) => serviceClient(name, policies)), requests };
}

/** Returns a page of a list. */
export const page =
  (data: readonly unknown[], meta: object = { totalItems: data.length }): FakeResponse =>
  () =>
    Response.json({ data, meta });

/** Returns an error response. */
export const errorResponse =
  (status: number, body: object = { name: 'Error', message: 'No.' }): FakeResponse =>
  () =>
    Response.json(body, { status });
