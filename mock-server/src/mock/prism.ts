import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse, ProblemJsonError } from '@stoplight/prism-http';
import { closeForGenerator } from './closedSchemas.ts';

/** One operation of a contract as Prism sees it. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** What Prism found wrong in a request or in its own answer; `path` starts with body, query, header or path. */
export interface Diagnostic {
  path?: string[];
  message: string;
  code?: string | number;
}

/** Prism could not answer: the status and the words it would have sent, and for 415 and 422 what is wrong with the request. */
export class PrismProblem extends Error {
  readonly status: number;
  readonly diagnostics: Diagnostic[];
  constructor(problem: Error) {
    super(problem instanceof ProblemJsonError ? problem.detail : problem.message, { cause: problem });
    this.status = problem instanceof ProblemJsonError ? problem.status : 500;
    this.diagnostics = this.status === 415 ? [{ message: this.message, code: 415 }] : diagnosticsIn(problem);
  }
}

const texts = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);

/** A 422 of Prism carries its findings in `additional.validation`. */
function diagnosticsIn(problem: Error): Diagnostic[] {
  const found = problem instanceof ProblemJsonError ? problem.additional?.validation : undefined;
  return Array.isArray(found)
    ? found.map(({ location, message, code }) => ({ path: texts(location), message: String(message), code: String(code) }))
    : [];
}

const isError = ({ severity }: { severity: number }) => severity === 0;

const logger = createLogger('prism', { enabled: false });

// Prism writes the first caller's Accept header into the configuration it is given: every call gets its own.
const settings = () =>
  ({
    isProxy: false,
    errors: true,
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  }) as const;

const mocking = createInstance(settings(), { logger });

// Prism keeps its router to itself: an instance whose mock answers with the operation that was routed to it gives it away.
const routing = createInstance(
  { ...settings(), validateRequest: false, validateResponse: false, checkSecurity: false },
  {
    logger,
    mock:
      ({ resource }) =>
      () => ({ _tag: 'Right', right: { statusCode: 200, body: resource } }),
  },
);

/** Reads all operations of a contract, given by its file or as a document; takes up to a second, so call it once per contract. */
export async function operationsOf(contract: string | object): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(contract);
  // OpenAPI's default for query lists is a parameter per value (`explode`); Prism takes the last value alone unless it is spelled out.
  for (const parameter of operations.flatMap(({ request }) => request?.query ?? [])) parameter.explode ??= parameter.style === 'form';
  for (const content of operations.flatMap(({ responses }) => responses).flatMap(({ contents }) => contents ?? []))
    closeForGenerator(content.schema);
  return operations;
}

/** The operation a request belongs to; PrismProblem 404 for an unknown path, 405 for an unknown method of a known path. */
export async function operationFor(request: IHttpRequest, operations: Operation[]): Promise<Operation> {
  const routed = await routing.request(request, operations)();
  if (routed._tag === 'Left') throw new PrismProblem(routed.left);
  const found = operations.find((operation) => operation === routed.right.output.body);
  if (!found) throw new Error('Prism routed to an operation that is not of this contract.');
  return found;
}

/** What the mock shall answer with: the contract's first good example, a certain one, or generated data. */
export interface MockSettings {
  code?: number;
  exampleKey?: string;
  dynamic: boolean;
  seed?: string;
}

/**
 * Prism's answer to a request, with what it found wrong on either side; PrismProblem where it has none. The request is not looked at
 * where a certain status is asked for.
 */
export async function answerOf(
  request: IHttpRequest,
  operation: Operation,
  mock: MockSettings,
): Promise<{ response: IHttpResponse; wrongInRequest: Diagnostic[]; wrongInResponse: Diagnostic[] }> {
  const checks = mock.code === undefined ? {} : { validateRequest: false, checkSecurity: false };
  const answered = await mocking.request(request, [operation], { ...settings(), ...checks, mock: { ...mock } })();
  if (answered._tag === 'Left') throw new PrismProblem(answered.left);
  const { output, validations } = answered.right;
  return { response: output, wrongInRequest: validations.input.filter(isError), wrongInResponse: validations.output.filter(isError) };
}
