import { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleResult, type Operation } from '@realmkit/contract-engine';
import type { Context } from 'hono';
import type { Fault } from '../controls/faults.ts';
import { write } from '../http/messages.ts';

/** Breaks the connection of a request that came through Node's server; elsewhere there is none, and an error response replaces it. */
function breakConnection({ env }: Context): Response {
  const incoming: unknown = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : undefined;
  if (!(incoming instanceof IncomingMessage)) return Response.error();
  incoming.socket.destroy();
  return new Response(null, { status: 500 });
}

/** Injects a fault, with the body and headers that the operation documents for its status; returns undefined where the call continues after its delay. */
export async function injectFault(
  context: Context,
  operation: Operation | undefined,
  { delay, drop, status }: Fault,
): Promise<Response | undefined> {
  if (delay !== undefined) await wait(delay);
  if (drop) return breakConnection(context);
  if (status === undefined) return undefined;
  const documented = operation?.responses.get(status);
  const result = documented
    ? exampleResult(documented)
    : { status, body: { name: 'InjectedFault', message: 'This went wrong on purpose, see /__sandbox/faults.' } };
  return write(context, result, { 'x-sandbox': 'fault' });
}
