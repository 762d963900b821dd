import { documentedStatus, successStatuses } from '@realmkit/openapi/documented-status';
import {
  type ContractDocument,
  type ExampleObject,
  follow,
  type HeaderObject,
  pointerTo,
  type Reference,
  type ResponseObject,
} from './document.ts';
import type { Check, Schemas } from './schemas.ts';

/** The result of a handler: a response before it is serialized. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The values of the Set-Cookie headers: they cannot be one header (RFC 6265 §3). */
  readonly cookies?: readonly string[] | undefined;
  readonly body?: unknown;
}

/** The contract's definition of a response for one status of an operation. */
export interface ResponseDefinition {
  readonly status: number;
  /** The first of its media types. */
  readonly mediaType: string | undefined;
  readonly requiredHeaders: readonly string[];
  /** The media types of the body, each with its check, compiled on first use; none without a schema. */
  readonly media: ReadonlyMap<string, { readonly check: (() => Check) | undefined }>;
  /** The named examples of the body. */
  readonly examples: ReadonlyMap<string, unknown>;
  /** The headers with the values of their examples. */
  readonly exampleHeaders: Readonly<Record<string, string>>;
}

/** Returns the examples of a media type, a header or a parameter, with their names. */
export function examplesOf(
  document: ContractDocument,
  holder: { readonly example?: unknown; readonly examples?: unknown },
): [string, unknown][] {
  if (holder.example !== undefined) return [['example', holder.example]];
  const named = holder.examples;
  if (typeof named !== 'object' || named === null) return [];
  return Object.entries(named).map(([name, example]: [string, ExampleObject | Reference]) => [
    name,
    follow<ExampleObject>(document, example, '').value.value,
  ]);
}

function headerExamples(document: ContractDocument, headers: Readonly<Record<string, HeaderObject | Reference>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, header] of Object.entries(headers)) {
    const [example] = examplesOf(document, follow<HeaderObject>(document, header, '').value);
    if (example) values[name] = String(example[1]);
  }
  return values;
}

/** The documented responses of an operation by their exact statuses; another status is that of its range such as `4XX`, then of `default`. */
export class ResponseDefinitions extends Map<number, ResponseDefinition> {
  readonly #named: ReadonlyMap<string, ResponseDefinition>;
  constructor(named: ReadonlyMap<string, ResponseDefinition>) {
    super([...named].flatMap(([name, definition]) => (/^\d+$/.test(name) ? [[Number(name), definition] as const] : [])));
    this.#named = named;
  }

  /** The statuses as the contract names them, with ranges and `default`. */
  get names(): readonly string[] {
    return [...this.#named.keys()];
  }

  /** The statuses of a success. */
  get successes(): readonly number[] {
    return successStatuses(this.names);
  }

  /** The status of the usual success: the least one that is named, or all that a range or `default` stands for. */
  get usualSuccess(): readonly number[] {
    const exact = [...this.keys()].filter((status) => status < 400);
    return exact.length > 0 ? [Math.min(...exact)] : this.successes;
  }

  override get(status: number): ResponseDefinition | undefined {
    const name = documentedStatus(this.names, status);
    const definition = name === undefined ? undefined : this.#named.get(name);
    return definition && { ...definition, status };
  }

  override has(status: number): boolean {
    return documentedStatus(this.names, status) !== undefined;
  }
}

/** Reads the definitions of all documented responses of an operation. */
export function responseDefinitions(
  document: ContractDocument,
  schemas: Schemas,
  responses: Readonly<Record<string, ResponseObject | Reference>>,
  pointer: string,
): ResponseDefinitions {
  const definitions = new Map<string, ResponseDefinition>();
  for (const [status, given] of Object.entries(responses)) {
    const { value, pointer: place } = follow<ResponseObject>(document, given, `${pointer}/responses/${status}`);
    const [mediaType, media] = Object.entries(value.content ?? {})[0] ?? [];
    const headers = value.headers ?? {};
    definitions.set(status, {
      status: Number(status),
      mediaType,
      requiredHeaders: Object.keys(headers).filter((name) => follow<HeaderObject>(document, headers[name] ?? {}, '').value.required),
      media: new Map(
        Object.entries(value.content ?? {}).map(([type, { schema }]) => {
          const check = () => schemas.checkAt(`${place}${pointerTo('content', type, 'schema').slice(1)}`, 'response');
          return [type.toLowerCase(), { check: schema === undefined ? undefined : check }];
        }),
      ),
      examples: new Map(media ? examplesOf(document, media) : []),
      exampleHeaders: headerExamples(document, headers),
    });
  }
  return new ResponseDefinitions(definitions);
}
