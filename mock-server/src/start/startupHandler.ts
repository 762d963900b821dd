import { crossOriginHeaders } from '../sandbox/crossOrigin.ts';

/** Answers the requests of the services' port; `env` holds Node's own request and answer. */
export type ServicesFetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Holds the services' port from the first moment, answers 503 until the services are there, and hands over to them then. */
export interface ServicesSlot {
  readonly fetch: ServicesFetch;
  /** The services are ready. */
  fill(services: ServicesFetch): void;
}

/** Lets pages of this machine read an answer that says nothing of who may: the controls, and whatever fails on the way. */
function readable(request: Request, answer: Response): Response {
  if (answer.headers.has('access-control-allow-origin')) return answer;
  const allowed = crossOriginHeaders(request.headers.get('origin'));
  if (!('access-control-allow-origin' in allowed)) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(allowed)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Makes an empty slot; `name` tells callers who is starting. */
export function startupHandler(name: string): ServicesSlot {
  let services: ServicesFetch | undefined;
  return {
    fetch: async (request, env) => {
      if (services) return readable(request, await services(request, env));
      const body = { name: 'starting', message: `The ${name} is starting. Try again in a moment.` };
      return readable(request, Response.json(body, { status: 503, headers: { 'retry-after': '1' } }));
    },
    fill: (fetch) => {
      services = fetch;
    },
  };
}
