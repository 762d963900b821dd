import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { readYaml } from './yaml.ts';

/** The HTTP methods that a contract may describe. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** One of {@link methods}. */
export type Method = (typeof methods)[number];

/** A JSON schema as it stands in a contract; `true` and `false` are schemas too. */
export type Schema = boolean | { readonly [keyword: string]: unknown };
/** A pointer to another place of the same contract. */
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
/** A header that an answer carries. */
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
  /** Whether the value takes the rest of the path, slashes included: what OpenAPI cannot say. */
  readonly 'x-multi-segment'?: boolean;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}
/** What an operation takes as body. */
export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaObject>>;
}
/** What an operation answers with one status. */
export interface ResponseObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaObject>>;
}
/** One operation of a path. */
export interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}
/** The operations of one path, and the parameters they share. */
export interface PathObject extends Readonly<Partial<Record<Method, OperationObject>>> {
  readonly parameters?: readonly (ParameterObject | Reference)[];
}
/** An OpenAPI 3.1 document, as far as the checks read it. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathObject>>;
  readonly security?: OperationObject['security'];
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Reads a contract from its YAML text. */
export function parseContract(text: string): ContractDocument {
  return parse(text);
}

// `import.meta.resolve` is missing where Vitest runs its global set-up, which seeds a sandbox on a machine that has no seed yet.
const { resolve } = createRequire(import.meta.url);

/** Reads the contract of a service from `@realmkit/openapi`. */
export function readContract(service: string): ContractDocument {
  // The contracts are linted against OpenAPI's own schema.
  return readYaml(resolve(`@realmkit/openapi/specs/${service}.yaml`)) as ContractDocument;
}

/** Writes the JSON pointer to a place of a document. */
export function pointerTo(...segments: readonly string[]): string {
  return `#${segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

/** A value that stands behind zero or more references, and the pointer to where it really is. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

function valueAt(document: ContractDocument, pointer: string): unknown {
  let here: unknown = document;
  for (const segment of pointer.slice(2).split('/')) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    here = typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined;
  }
  if (here === undefined) throw new Error(`The contract has nothing at ${pointer}.`);
  return here;
}

/** Follows references inside of a contract to the value itself. */
export function follow<T>(document: ContractDocument, value: T | Reference, pointer: string): Located<T> {
  if (!isReference(value)) return { value, pointer };
  return follow<T>(document, valueAt(document, value.$ref) as T | Reference, value.$ref);
}
