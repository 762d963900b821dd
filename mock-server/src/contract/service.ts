import type { HandlerResult } from './answers.ts';
import type { Handlers } from './handler.ts';
import { type ErrorBody, HttpError, notFound, outsideOfContract } from './httpError.ts';
import type { Operation } from './operation.ts';
import { preferredAnswer } from './preference.ts';
import { routerOf } from './router.ts';
import type { OnVerdict, Verdict } from './verdict.ts';
import type { Violation } from './violations.ts';

/** A request as it reaches a service: the path is the contract's, without the service's base. */
export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  /** The query, without the question mark. */
  readonly search: string;
  header(name: string): string | null | undefined;
  text(): Promise<string>;
  /** Told once what came of the request, for whoever keeps a log. */
  readonly tell?: OnVerdict;
}

/** A request whose parameters and body have been checked. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** What {@link contractService} is made of. */
export interface ServiceOptions<Operations, Context> {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers<Operations, Context>;
  /** Lets a caller in (or throws a {@link Refusal}) and makes the context that handlers get. */
  enter(operation: Operation, request: ServiceRequest): Context | Promise<Context>;
  /** Carries a handler out; the place for what surrounds every operation. Without it `run` is called as it is. */
  perform?(operation: Operation, request: CheckedRequest, context: Context, run: () => Promise<HandlerResult>): Promise<HandlerResult>;
  /** Lets a service say more in an error body than the one all share. */
  describe?(operation: Operation, body: ErrorBody): ErrorBody;
}

/** A checked answer, or `mock` where the service leaves the operation to the mock. */
export type ServiceAnswer = HandlerResult | 'mock';
/** Answers requests of one service by its contract. */
export type Service = (request: ServiceRequest) => Promise<ServiceAnswer>;

type UncheckedHandler<Context> = (request: CheckedRequest, context: Context) => HandlerResult | Promise<HandlerResult>;

function failure(operation: Operation, reason: unknown, tell: OnVerdict | undefined): HandlerResult {
  const message = reason instanceof Error ? reason.message : String(reason);
  console.error(`The sandbox failed at ${operation.id}: ${reason instanceof Error ? (reason.stack ?? message) : message}`);
  tell?.('failure', operation.id);
  return { status: 500, body: { name: 'SandboxError', message: `${operation.id} failed: ${message}` } };
}

function checkedAnswer(operation: Operation, answer: HandlerResult, tell: OnVerdict | undefined, fits: Verdict = 'ok'): HandlerResult {
  const fault = operation.faultOf(answer);
  tell?.(fault === undefined ? fits : 'violation', operation.id);
  if (fault === undefined) return answer;
  const message = `${operation.id} answered ${answer.status} outside of its contract: ${fault}.`;
  console.error(message);
  return { status: 500, body: { name: 'ContractViolation', message } };
}

/** Serves a contract: matches, checks the request, lets the caller in, calls the handler and checks its answer. */
export function contractService<Operations, Context>(options: ServiceOptions<Operations, Context>): Service {
  const router = routerOf(options.operations);
  // The checks of the contract stand for the handlers' types: each gets only requests of its own operation that fit its schemas.
  const handlers = new Map(Object.entries(options.handlers)) as ReadonlyMap<string, UncheckedHandler<Context>>;

  async function carryOut(
    operation: Operation,
    path: Readonly<Record<string, string>>,
    request: ServiceRequest,
    handler: UncheckedHandler<Context>,
  ): Promise<HandlerResult> {
    const preferred = preferredAnswer(operation, request.header('prefer'));
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
    const run = async (): Promise<HandlerResult> => handler(checked, context);
    return options.perform ? options.perform(operation, checked, context, run) : run();
  }

  return async (request) => {
    // What GET answers, HEAD answers without its body.
    const match = router.match(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    const { tell } = request;
    if (!match) {
      tell?.('outside', undefined);
      return { status: 404, body: notFound(`The contract has no ${request.method} ${request.path}.`).body };
    }
    const { operation, path } = match;
    const handler = handlers.get(operation.id);
    if (!handler) {
      tell?.('mock', operation.id);
      return 'mock';
    }
    try {
      return checkedAnswer(operation, await carryOut(operation, path, request, handler), tell);
    } catch (reason) {
      if (!(reason instanceof HttpError)) return failure(operation, reason, tell);
      const answer = { status: reason.status, body: options.describe?.(operation, reason.body) ?? reason.answer };
      if (answer.status !== 400) return checkedAnswer(operation, answer, tell);
      if (operation.answers.has(400)) return checkedAnswer(operation, answer, tell, 'refused');
      // A request outside of the contract may be refused where the contract does not say so: it cannot document what it does not have.
      tell?.('refused', operation.id);
      return answer;
    }
  };
}
