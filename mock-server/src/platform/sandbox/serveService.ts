import {
  type HandlerResult,
  notFound,
  type Operation,
  operationsOf,
  type Router,
  readContract,
  routerOf,
  type Verdict,
} from '@realmkit/contract-engine';
import type { Context, Hono } from 'hono';
import type { ControlledParts } from '../controls/controls.ts';
import { scopeHeader } from '../controls/faults.ts';
import { readBodyAhead, serviceRequest, write } from '../http/messages.ts';
import { forwardToMock } from './forwardToMock.ts';
import { injectFault } from './injectFault.ts';
import type { MockFetch } from './options.ts';
import type { MountedService } from './services/services.ts';

const fromState = { 'x-sandbox': 'state' };

/**
 * Serves a service under its path: injected faults first, then the service itself; operations without a handler go to the mock. Every request is
 * logged.
 */
export function serveService(
  app: Hono,
  { base, contract, service }: MountedService,
  mock: MockFetch | undefined,
  { faults, lock: gate, log, trust }: ControlledParts,
): void {
  let router: Router | undefined;
  const operationOf = (method: string, path: string): Operation | undefined => {
    router ??= routerOf(operationsOf(readContract(contract)));
    return router.match(method, path)?.operation;
  };
  app.all(`${base}/*`, async (context: Context) => {
    const started = performance.now();
    let verdict: Verdict = 'ok';
    let operation: string | undefined;
    let body: string | undefined;
    const request = serviceRequest(context, base, trust, {
      onVerdict: (what, which) => {
        verdict = what;
        operation = which;
      },
      onBody: (text) => {
        body = text;
      },
    });
    const { method, path, search } = request;
    const note = (status: number, error?: unknown): void =>
      log.add({
        method,
        path: base + path,
        search,
        service: contract,
        operation,
        status,
        started,
        verdict,
        mediaType: body === undefined ? undefined : (request.header('content-type') ?? undefined),
        body,
        error,
      });

    const fault = faults.consume(contract, () => operationOf(method, path), request.header(scopeHeader));
    const faulty = fault && (await injectFault(context, operationOf(method, path), fault));
    if (faulty) {
      verdict = 'fault';
      operation = operationOf(method, path)?.id;
      note(fault?.drop ? 0 : faulty.status);
      return faulty;
    }
    await readBodyAhead(context);
    const result: HandlerResult | 'mock' = await gate.shared(() => service(request));
    if (result !== 'mock') {
      note(result.status, result.status < 400 ? undefined : result.body);
      return write(context, result, fromState);
    }
    const mocked = await forwardToMock(context, mock, `/${contract}${path}`);
    note(mocked.status);
    return mocked;
  });
}

/** Responds with 404 to requests of unknown services, logged as outside of every contract. */
export function serveUnknown({ log }: ControlledParts): (context: Context) => Response {
  return (context) => {
    const started = performance.now();
    const { method, path, url } = context.req;
    const nothing = { service: undefined, operation: undefined, mediaType: undefined, body: undefined, error: undefined };
    log.add({ ...nothing, method, path, search: new URL(url).search.slice(1), status: 404, started, verdict: 'outside' });
    return write(context, { status: 404, body: notFound(`The sandbox has no service at ${path}.`).body }, { 'x-sandbox': 'none' });
  };
}
