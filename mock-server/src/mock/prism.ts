import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse, ProblemJsonError } from '@stoplight/prism-http';

/** One operation of a contract in Prism's form. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** An error that Prism found in a request or in its own response; `path` starts with body, query, header or path. */
export interface Diagnostic {
  path?: string[];
  message: string;
  code?: string | number;
}

/** Prism could not respond: its status and message, and for 415 and 422 the errors of the request. */
export class PrismError extends Error {
  readonly status: number;
  readonly diagnostics: Diagnostic[];
  constructor(error: Error) {
    super(error instanceof ProblemJsonError ? error.detail : error.message, { cause: error });
    this.status = error instanceof ProblemJsonError ? error.status : 500;
    this.diagnostics = this.status === 415 ? [{ message: this.message, code: 415 }] : diagnosticsIn(error);
  }
}

const texts = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);

/** Reads the errors of Prism's 422 from `additional.validation`. */
function diagnosticsIn(error: Error): Diagnostic[] {
  const found = error instanceof ProblemJsonError ? error.additional?.validation : undefined;
  return Array.isArray(found)
    ? found.map(({ location, message, code }) => ({ path: texts(location), message: String(message), code: String(code) }))
    : [];
}

const isError = ({ severity }: { severity: number }) => severity === 0;

const logger = createLogger('prism', { enabled: false });

// Prism writes the first caller's Accept header into its configuration: every call gets its own one.
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

// Prism does not export its router: the mock of this instance returns the operation that a request was routed to.
const routing = createInstance(
  { ...settings(), validateRequest: false, validateResponse: false, checkSecurity: false },
  {
    logger,
    mock:
      ({ resource }) =>
      () => ({ _tag: 'Right', right: { statusCode: 200, body: resource } }),
  },
);

const combining = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'patternProperties', '$ref'];

/**
 * Adds `additionalProperties: false` where `unevaluatedProperties: false` means the same, in a schema and all schemas within: Prism's generator of
 * dynamic responses supports only the older keyword. It also knows `prefixItems` only by its older name, a list of `items`.
 */
function closeForGenerator(schema: unknown, seen = new Set<unknown>()): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if ('unevaluatedProperties' in schema && schema.unevaluatedProperties === false && !combining.some((keyword) => keyword in schema))
    Object.assign(schema, { additionalProperties: false });
  if ('prefixItems' in schema) Object.assign(schema, { items: schema.prefixItems });
  for (const inner of Object.values(schema)) closeForGenerator(inner, seen);
}

/** What Prism's own check of moments lets through: another separator than T, offsets of a day and more, leap seconds, and the year 0. */
const momentPattern = '^(?!0000)\\d{4}-\\d{2}-\\d{2}[Tt]([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$';

/** Lets requests have the moments only that the sandbox takes. */
function judgeMoments(schema: unknown, seen = new Set<unknown>()): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if ('format' in schema && schema.format === 'date-time') Object.assign(schema, { pattern: momentPattern });
  for (const inner of Object.values(schema)) judgeMoments(inner, seen);
}

/** Reads all operations of an opened contract; takes up to a second, so call it once per contract. */
export async function operationsOf(contract: object): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(contract);
  // OpenAPI's default for query lists is a parameter per value (`explode`); Prism takes only the last value unless it is set.
  for (const parameter of operations.flatMap(({ request }) => request?.query ?? [])) parameter.explode ??= parameter.style === 'form';
  for (const content of operations.flatMap(({ responses }) => responses).flatMap(({ contents }) => contents ?? []))
    closeForGenerator(content.schema);
  for (const { request } of operations) judgeMoments(request);
  return operations;
}

/** Finds the operation of a request. @throws {PrismError} 404 for an unknown path, 405 for an unknown method of a known path */
export async function operationFor(request: IHttpRequest, operations: Operation[]): Promise<Operation> {
  const routed = await routing.request(request, operations)();
  if (routed._tag === 'Left') throw new PrismError(routed.left);
  const found = operations.find((operation) => operation === routed.right.output.body);
  if (!found) throw new Error('Prism routed to an operation that is not of this contract.');
  return found;
}

/** The response that the mock selects: the contract's first valid example, a named one, or generated data. */
export interface MockSettings {
  code?: number;
  exampleKey?: string;
  dynamic: boolean;
  seed?: string;
}

/**
 * Gets Prism's response to a request, with the errors of both. The request is not checked if a status is preferred. @throws {PrismError} if Prism
 * has no response
 */
export async function callPrism(
  request: IHttpRequest,
  operation: Operation,
  mock: MockSettings,
): Promise<{ response: IHttpResponse; wrongInRequest: Diagnostic[]; wrongInResponse: Diagnostic[] }> {
  const checks = mock.code === undefined ? {} : { validateRequest: false, checkSecurity: false };
  const outcome = await mocking.request(request, [operation], { ...settings(), ...checks, mock: { ...mock } })();
  if (outcome._tag === 'Left') throw new PrismError(outcome.left);
  const { output, validations } = outcome.right;
  return { response: output, wrongInRequest: validations.input.filter(isError), wrongInResponse: validations.output.filter(isError) };
}
