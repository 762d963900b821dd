import type { AccessRule } from '@realmkit/openapi/access';
import { isJsonObject, valueAt } from '@realmkit/openapi/json';
import { parse } from 'yaml';

/** The HTTP methods that a contract may describe. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** One of {@link methods}. */
export type Method = (typeof methods)[number];

/** A JSON schema of a contract; `true` and `false` are schemas too. */
export type Schema = boolean | { readonly [keyword: string]: unknown; readonly contentSchema?: Schema };
/** A reference to another place of the same contract. */
export interface Reference {
  readonly $ref: string;
}
/** A named example of a media type. */
export interface ExampleObject {
  readonly value?: unknown;
}
/** A schema with its examples, for one media type. */
export interface MediaObject {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}
/** A header of a response. */
export interface HeaderObject {
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}
/** A parameter in path, query, header or cookie. */
export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, MediaObject>>;
  /** True if the value takes the rest of the path, slashes included, which OpenAPI cannot express. */
  readonly 'x-multi-segment'?: boolean;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}
/** The request body of an operation. */
export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaObject>>;
}
/** The response of an operation for one status. */
export interface ResponseObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaObject>>;
}
/** An operation of a path. */
export interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access'?: readonly AccessRule[];
}
/** The operations of a path, and the parameters they share. */
export interface PathObject extends Readonly<Partial<Record<Method, OperationObject>>> {
  readonly parameters?: readonly (ParameterObject | Reference)[];
}
/** An OpenAPI 3.1 document, reduced to what the checks read. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathObject>>;
  readonly security?: OperationObject['security'];
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Parses a contract from its YAML text. */
export function parseContract(text: string): ContractDocument {
  return parse(text);
}

/** Returns the JSON pointer to a place of a document. */
export function pointerTo(...segments: readonly string[]): string {
  return `#${segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** A value with its references resolved, and the pointer to its actual place. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

function isReference(value: unknown): value is Reference {
  return isJsonObject(value) && typeof value.$ref === 'string';
}

/** Resolves references inside of a contract. */
export function follow<T>(document: ContractDocument, value: T | Reference, pointer: string): Located<T> {
  if (!isReference(value)) return { value, pointer };
  const found = valueAt(document, value.$ref);
  if (found === undefined) throw new Error(`The contract has nothing at ${value.$ref}.`);
  return follow<T>(document, found as T | Reference, value.$ref);
}
