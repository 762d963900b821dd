import type { ContractRules } from '@realmkit/openapi/services';
import { logFault } from './faultLog.ts';
import type { Handlers } from './handler.ts';
import { type ErrorBody, HttpError, notFound, outsideOfContract } from './httpError.ts';
import { internalErrorMessage } from './internalError.ts';
import { contentTypeOf } from './mediaTypes.ts';
import type { Operation } from './operation.ts';
import { preferredExample } from './preference.ts';
import type { HandlerResult } from './responses.ts';
import { type Router, routerOf } from './router.ts';
import type { OnVerdict, Verdict } from './verdict.ts';
import type { Violation } from './violations.ts';

/** A request to a service; the path is the contract's, without the service's base. */
export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  /** The query, without the question mark. */
  readonly search: string;
  /** The IP address of the client. */
  readonly address?: string;
  header(name: string): string | null | undefined;
  text(): Promise<string>;
  /** Called once with the verdict on the request, for the request log. */
  readonly onVerdict?: OnVerdict;
  /** Returns the error of an outage below the handlers, such as that of a database; undefined for any other error. */
  readonly outageOf?: (reason: unknown) => HttpError | undefined;
}

/** A request whose parameters and body have been checked. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The options of {@link contractService}. */
export interface ServiceOptions<Operations, Context> {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers<Operations, Context>;
  /** Authenticates the caller and creates the context for handlers. @throws {HttpError} if the caller is refused */
  enter(operation: Operation, request: ServiceRequest): Context | Promise<Context>;
  /** Wraps the handler of every operation, which runs with the given context or another one; by default `run` is called directly. */
  perform?(
    operation: Operation,
    request: CheckedRequest,
    context: Context,
    run: (context?: Context) => Promise<HandlerResult>,
  ): Promise<HandlerResult>;
  /** Extends the shared error body for one service. */
  describe?(operation: Operation, body: ErrorBody): ErrorBody;
}

/** A checked result, or `mock` if the mock serves the operation. */
export type ServiceResult = HandlerResult | 'mock';
/** Responds to requests of one service according to its contract. */
export type Service = (request: ServiceRequest) => Promise<ServiceResult>;

type UncheckedHandler<Context> = (request: CheckedRequest, context: Context) => HandlerResult | Promise<HandlerResult>;

function internalError(operation: Operation, reason: unknown, onVerdict: OnVerdict | undefined): HandlerResult {
  logFault(`The sandbox failed at ${operation.id}`, reason);
  onVerdict?.('failure', operation.id);
  return { status: 500, body: { name: 'SandboxError', message: `${operation.id} failed: ${internalErrorMessage(reason)}` } };
}

/** Returns the response to an error that no contract documents: 503 for an outage, otherwise 500. */
function undocumentedError(operation: Operation, reason: unknown, { onVerdict, outageOf }: ServiceRequest): HandlerResult {
  const outage = outageOf?.(reason);
  if (!outage) return internalError(operation, reason, onVerdict);
  onVerdict?.('failure', operation.id);
  return { status: outage.status, headers: outage.headers, body: outage.responseBody };
}

/** Returns a result with the media type that the contract documents, where the handler names none and it is another one than the usual. */
function typed(operation: Operation, result: HandlerResult): HandlerResult {
  const mediaType = operation.responses.get(result.status)?.mediaType;
  if (!mediaType?.endsWith('+json') || result.body === undefined || contentTypeOf(result.headers) !== undefined) return result;
  return { ...result, headers: { ...result.headers, 'Content-Type': mediaType } };
}

function checkedResult(
  operation: Operation,
  result: HandlerResult,
  onVerdict: OnVerdict | undefined,
  verdict: Verdict = 'ok',
): HandlerResult {
  const violation = operation.violationIn(result);
  onVerdict?.(violation === undefined ? verdict : 'violation', operation.id);
  if (violation === undefined) return typed(operation, result);
  const message = `${operation.id} answered ${result.status} outside of its contract: ${violation}.`;
  logFault('A response was refused', message);
  return { status: 500, body: { name: 'ContractViolation', message } };
}

/** The refusals that need no word in a contract: those of requests outside of it, and by OpenAPI alone those of callers too. */
export const outsideStatuses: Readonly<Record<ContractRules, readonly number[]>> = {
  house: [400, 413, 415],
  openapi: [400, 401, 403, 404, 413, 415, 429],
};

/** Returns the response to a request that no operation is for: 405 with the methods that the path has, otherwise 404. */
function unrouted(router: Router, { method, path }: ServiceRequest): HandlerResult {
  const allowed = router.methodsAt(path);
  if (allowed.length > 0) {
    const message = `The contract has no ${method} ${path}, but ${allowed.join(', ')}.`;
    return { status: 405, headers: { Allow: allowed.join(', ') }, body: { name: 'method_not_allowed', message, attributes: [] } };
  }
  const message =
    path === '' && router.methodsAt('/').length > 0
      ? 'The address lacks the slash at its end: the path of this operation is /.'
      : `The contract has no ${method} ${path === '' ? 'empty path' : path}.`;
  return { status: 404, body: notFound(message).body };
}

/** Serves a contract: routes and checks the request, authenticates the caller, calls the handler and checks its result. */
export function contractService<Operations, Context>(options: ServiceOptions<Operations, Context>): Service {
  const router = routerOf(options.operations);
  // The cast is safe: the checks ensure that each handler gets only requests of its own operation that fit its schemas.
  const handlers = new Map(Object.entries(options.handlers)) as ReadonlyMap<string, UncheckedHandler<Context>>;

  async function handle(
    operation: Operation,
    path: Readonly<Record<string, string>>,
    request: ServiceRequest,
    handler: UncheckedHandler<Context>,
  ): Promise<HandlerResult> {
    const preferred = preferredExample(operation, request.header('prefer'));
    if (preferred) return preferred;
    const context = await options.enter(operation, request);
    const violations: Violation[] = [];
    const values = operation.readParameters(
      { path, query: new URLSearchParams(request.search), header: (name) => request.header(name) },
      violations,
    );
    const text = operation.readBody ? await request.text() : '';
    const body = operation.readBody?.(text, request.header('content-type') ?? undefined, violations);
    if (violations.length > 0) throw outsideOfContract(violations);
    const content = body?.content === undefined ? values.content : { ...values.content, body: body.content };
    const checked: CheckedRequest = { ...values, content, body: body?.value };
    const run = async (own: Context = context): Promise<HandlerResult> => handler(checked, own);
    return options.perform ? options.perform(operation, checked, context, run) : run();
  }

  return async (request) => {
    // HEAD gets the response of GET without its body.
    const match = router.match(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    const { onVerdict } = request;
    if (!match) {
      onVerdict?.('outside', undefined);
      return unrouted(router, request);
    }
    const { operation, path } = match;
    const handler = handlers.get(operation.id);
    if (!handler) {
      onVerdict?.('mock', operation.id);
      return 'mock';
    }
    try {
      return checkedResult(operation, await handle(operation, path, request, handler), onVerdict);
    } catch (reason) {
      if (!(reason instanceof HttpError)) return undocumentedError(operation, reason, request);
      const result = {
        status: reason.status,
        headers: reason.headers,
        body: options.describe?.(operation, reason.body) ?? reason.responseBody,
      };
      if (!outsideStatuses[operation.rules].includes(result.status)) return checkedResult(operation, result, onVerdict);
      if (operation.responses.has(result.status)) return checkedResult(operation, result, onVerdict, 'refused');
      onVerdict?.('refused', operation.id);
      return result;
    }
  };
}
