import {
  follow,
  type HeaderObject,
  type Operation,
  type OperationObject,
  pointerTo,
  type Reference,
  type ResponseObject,
  type Schema,
} from '@realmkit/contract-engine';
import { documentedStatus } from '@realmkit/openapi/documented-status';
import { asText } from '@realmkit/openapi/json';
import type { TestedContract } from './testedContract.ts';

/** A header that the contract describes, and the pointer to its schema. */
export interface DocumentedHeader {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly types: readonly unknown[];
  readonly pointer: string | undefined;
}

/** The contract's definition of a response: media types with their schemas, and headers. */
export interface DocumentedResponse {
  readonly pointer: string;
  readonly media: ReadonlyMap<string, { readonly schema: Schema | undefined; readonly pointer: string }>;
  readonly headers: readonly DocumentedHeader[];
  /** `extension` if the specification does not define it. */
  readonly origin: unknown;
}

/** Returns the operation as its contract writes it. */
export function describedOperation({ document }: TestedContract, { path, method, id }: Operation): OperationObject {
  const described = document.paths[path]?.[method];
  if (!described) throw new Error(`The contract has no ${id}.`);
  return described;
}

/** Returns what the contract writes of a status of an operation: under its own name, its range or `default`; undefined where there is nothing. */
export function describedResponse(contract: TestedContract, operation: Operation, status: number): ResponseObject | Reference | undefined {
  const name = documentedStatus(operation.responses.names, status);
  return name === undefined ? undefined : describedOperation(contract, operation).responses[name];
}

const known = new WeakMap<Operation, Map<number, DocumentedResponse | undefined>>();

/** Returns the documented response of an operation for a status, cached; undefined if the status is not documented. */
export function documentedResponse(contract: TestedContract, operation: Operation, status: number): DocumentedResponse | undefined {
  const ofOperation = known.get(operation) ?? new Map<number, DocumentedResponse | undefined>();
  known.set(operation, ofOperation);
  if (!ofOperation.has(status)) ofOperation.set(status, readResponse(contract, operation, status));
  return ofOperation.get(status);
}

function readResponse(contract: TestedContract, operation: Operation, status: number): DocumentedResponse | undefined {
  const { document } = contract;
  const described = describedOperation(contract, operation);
  const given = describedResponse(contract, operation, status);
  if (given === undefined) return undefined;
  const name = documentedStatus(operation.responses.names, status) ?? '';
  const place = pointerTo('paths', operation.path, operation.method, 'responses', name);
  const { value, pointer } = follow<ResponseObject>(document, given, place);
  const media = Object.entries(value.content ?? {}).map(
    ([type, { schema }]) =>
      [type.toLowerCase(), { schema, pointer: `${pointer}${pointerTo('content', type, 'schema').slice(1)}` }] as const,
  );
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) => {
    const located = follow<HeaderObject>(document, header, `${pointer}${pointerTo('headers', name).slice(1)}`);
    const { schema, required = false } = located.value;
    const types = typeof schema === 'object' ? [schema.type].flat() : [];
    return {
      name,
      required,
      description: asText(Reflect.get(located.value, 'description')),
      types,
      pointer: schema === undefined ? undefined : `${located.pointer}/schema`,
    };
  });
  return { pointer, media: new Map(media), headers, origin: Reflect.get(value, 'x-origin') ?? Reflect.get(described, 'x-origin') };
}
