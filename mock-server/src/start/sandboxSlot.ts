import { crossOriginHeaders } from '../sandbox/crossOrigin.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Holds the sandbox's port from the first moment, answers 503 until the sandbox is there, and hands over to it then. */
export interface SandboxSlot {
  readonly fetch: Fetch;
  /** The sandbox is ready. */
  fill(sandbox: Fetch): void;
}

/** Lets pages of this machine read an answer that says nothing of who may: the sandbox's controls, and whatever fails on the way. */
function readable(request: Request, answer: Response): Response {
  if (answer.headers.has('access-control-allow-origin')) return answer;
  const allowed = Object.entries(crossOriginHeaders(request.headers.get('origin')));
  if (allowed.length === 0) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of allowed) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Makes an empty slot. */
export function sandboxSlot(): SandboxSlot {
  let sandbox: Fetch | undefined;
  return {
    fetch: async (request) => {
      if (sandbox) return readable(request, await sandbox(request));
      const body = { name: 'starting', message: 'The sandbox is starting. Try again in a moment.' };
      return readable(request, Response.json(body, { status: 503, headers: { 'retry-after': '1' } }));
    },
    fill: (fetch) => {
      sandbox = fetch;
    },
  };
}
