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

/** An answer before it is written: what a handler returns. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** What the contract says of one status of an operation. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly requiredHeaders: readonly string[];
  /** The check of the body, absent where the answer has none; compiled when it is first asked for. */
  readonly check: (() => Check) | undefined;
  /** The named examples of the body. */
  readonly examples: ReadonlyMap<string, unknown>;
  /** Headers with the value of their example. */
  readonly exampleHeaders: Readonly<Record<string, string>>;
}

/** The examples of a media type, a header or a parameter, with their names. */
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

/** Reads every documented status of an operation. */
export function documentedAnswers(
  document: ContractDocument,
  schemas: Schemas,
  responses: Readonly<Record<string, ResponseObject | Reference>>,
  pointer: string,
): ReadonlyMap<number, DocumentedAnswer> {
  const answers = new Map<number, DocumentedAnswer>();
  for (const [status, response] of Object.entries(responses)) {
    const { value, pointer: place } = follow<ResponseObject>(document, response, `${pointer}/responses/${status}`);
    const [mediaType, media] = Object.entries(value.content ?? {})[0] ?? [];
    const headers = value.headers ?? {};
    answers.set(Number(status), {
      status: Number(status),
      mediaType,
      requiredHeaders: Object.keys(headers).filter((name) => follow<HeaderObject>(document, headers[name] ?? {}, '').value.required),
      check:
        mediaType && media?.schema !== undefined
          ? () => schemas.checkAt(`${place}${pointerTo('content', mediaType, 'schema').slice(1)}`, 'response')
          : undefined,
      examples: new Map(media ? examplesOf(document, media) : []),
      exampleHeaders: headerExamples(document, headers),
    });
  }
  return answers;
}
