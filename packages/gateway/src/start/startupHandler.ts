import { currentRequestId } from '@realmkit/contract-engine/http';
import { crossOriginHeaders } from '@realmkit/mock-server';

/** Handles the requests on the services' port; `env` holds Node's own request and response. */
export type ServicesFetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Responds with 503 on the services' port until the services are ready, then passes requests on to them. */
export interface StartupHandler {
  readonly fetch: ServicesFetch;
  /** Says in further responses why the services could not start. */
  failWith(reason: string): void;
  /** Passes all further requests to the services. */
  handOverTo(services: ServicesFetch): void;
}

/** Adds CORS headers for pages of this machine to responses that have none: those of the controls, and errors on the way. */
function readable(request: Request, response: Response): Response {
  if (response.headers.has('access-control-allow-origin')) return response;
  const allowed = crossOriginHeaders(request.headers.get('origin'));
  if (!('access-control-allow-origin' in allowed)) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(allowed)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** Creates a handler without services; `name` is used in its message. */
export function startupHandler(name: string): StartupHandler {
  let services: ServicesFetch | undefined;
  let message = `The ${name} is starting. Try again in a moment.`;
  return {
    fetch: async (request, env) => {
      if (services) return readable(request, await services(request, env));
      const requestId = currentRequestId();
      const headers = { 'retry-after': '1', ...(requestId && { 'x-request-id': requestId }) };
      return readable(request, Response.json({ name: 'starting', message, requestId }, { status: 503, headers }));
    },
    failWith: (reason) => {
      message = `The ${name} could not start, and tries it again: ${reason}`;
    },
    handOverTo: (fetch) => {
      services = fetch;
    },
  };
}
