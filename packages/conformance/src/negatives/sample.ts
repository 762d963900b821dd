import {
  type ContractDocument,
  examplesOf,
  follow,
  methods,
  type Operation,
  type OperationObject,
  operationsOf,
  type ParameterObject,
  type PathObject,
  type RequestBodyObject,
  readContract,
  type Violation,
} from '@realmkit/contract-engine';
import { asText } from '@realmkit/openapi/json';
import { contractRules } from '@realmkit/openapi/services';
import { type Shape, shapeOf } from './shape.ts';

/** A parameter of an operation, with a valid value if the contract has an example. */
export interface SampleParameter {
  readonly name: string;
  readonly in: ParameterObject['in'];
  readonly required: boolean;
  readonly shape: Shape;
  /** True if the contract allows a service to refuse it. */
  readonly mayBeRefused: boolean;
  /** True if a service may do without it. */
  readonly isExtension: boolean;
  readonly value: string | undefined;
  /** True if the parameter is sent although it is optional. */
  readonly sent?: true;
}

/** A body that fits its schema. */
interface SampleBody {
  readonly mediaType: string;
  /** True if the body is JSON, even if it is sent with another media type. */
  readonly isJson: boolean;
  readonly value: unknown;
  readonly shape: Shape;
  readonly required: boolean;
}

/** An operation with a valid request that is made from the contract's examples. */
export interface Sample {
  readonly operation: Operation;
  readonly parameters: readonly SampleParameter[];
  readonly body: SampleBody | undefined;
}

function parametersOf(
  document: ContractDocument,
  path: PathObject,
  operation: OperationObject,
  own: Readonly<Record<string, string>>,
): SampleParameter[] {
  const byPlace = new Map<string, SampleParameter>();
  for (const given of [...(path.parameters ?? []), ...(operation.parameters ?? [])]) {
    const { value: parameter } = follow<ParameterObject>(document, given, '');
    const [example] = examplesOf(document, parameter);
    byPlace.set(`${parameter.in} ${parameter.name}`, {
      name: parameter.name,
      in: parameter.in,
      required: parameter.required === true,
      shape: shapeOf(document, parameter.schema),
      isExtension: (Reflect.get(parameter, 'x-origin') ?? Reflect.get(operation, 'x-origin')) === 'extension',
      mayBeRefused: asText(Reflect.get(parameter, 'description')).includes('may refuse'),
      value: own[parameter.name] ?? (example && String(example[1])),
    });
  }
  return [...byPlace.values()];
}

function bodyOf(document: ContractDocument, { requestBody }: OperationObject): SampleBody | undefined {
  if (!requestBody) return undefined;
  const { content, required = false } = follow<RequestBodyObject>(document, requestBody, '').value;
  const [entry] = Object.entries(content);
  if (!entry) return undefined;
  const [mediaType, media] = entry;
  const value = examplesOf(document, media)[0]?.[1];
  const { schema } = media;
  const contentSchema = typeof schema === 'object' ? schema.contentSchema : undefined;
  if (contentSchema !== undefined)
    return { mediaType, isJson: true, value: JSON.parse(String(value)), shape: shapeOf(document, contentSchema), required };
  return { mediaType, isJson: mediaType === 'application/json', value, shape: shapeOf(document, schema), required };
}

/** Serializes a body for its media type. */
export function serializeBody(value: unknown, mediaType: string): string {
  if (mediaType === 'application/x-www-form-urlencoded' && typeof value === 'object' && value !== null)
    return new URLSearchParams(Object.entries(value).map(([name, one]): [string, string] => [name, String(one)])).toString();
  return mediaType === 'text/plain' && typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns a sample of every operation of a service; `values` replace examples of parameters by name. */
export function samplesOf(service: string, values: Readonly<Record<string, string>>, document = readContract(service)): Sample[] {
  const compiled = new Map(operationsOf(document, false, contractRules(service)).map((operation) => [operation.id, operation]));
  return Object.values(document.paths).flatMap((path) =>
    methods.flatMap((method) => {
      const described = path[method];
      const operation = described && compiled.get(described.operationId);
      if (!operation) return [];
      return [{ operation, parameters: parametersOf(document, path, described, values), body: bodyOf(document, described) }];
    }),
  );
}

/** Checks the contract's own example of a request and returns its violations as sentences. */
export function violationsIn({ operation, parameters, body }: Sample): string[] {
  const violations: Violation[] = [];
  const given = (place: SampleParameter['in']) =>
    parameters.filter((one) => one.in === place).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  const headers = new Headers(given('header').map(([name, value]) => [name, value]));
  operation.readParameters(
    {
      path: Object.fromEntries(given('path')),
      query: new URLSearchParams(given('query').map(([name, value]): [string, string] => [name, value])),
      header: (name) => headers.get(name),
    },
    violations,
  );
  if (body) operation.readBody?.(serializeBody(body.value, body.mediaType), body.mediaType, violations);
  return violations.map(({ attribute, message }) => `${operation.id}: ${attribute} ${message}`);
}
