import { documentedMedia, type Operation } from '@realmkit/contract-engine';
import { bodyText, mediaTypeOf, type ReceivedResponse } from '../exchange.ts';
import { type DocumentedHeader, type DocumentedResponse, documentedResponse } from './documented.ts';
import type { Finding, Rule } from './finding.ts';
import { type SchemaViolation, schemaViolationsOf } from './schemaViolations.ts';
import type { TestedContract } from './testedContract.ts';
import { unknownProperties } from './unknownProperties.ts';

type PartialFinding = Pick<Finding, 'rule' | 'place' | 'cause'>;

const partialFinding = (rule: Rule, place: string, cause: string): PartialFinding => ({ rule, place, cause });

function coerced(text: string, types: readonly unknown[]): unknown {
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function checkHeader({ schemas }: TestedContract, header: DocumentedHeader, given: string | undefined): PartialFinding[] {
  const place = `answer header ${header.name}`;
  if (given === undefined) return header.required ? [partialFinding('missing-header', place, 'is missing')] : [];
  if (header.pointer === undefined) return [];
  const errors = schemas.checkAt(header.pointer, 'response', true)(coerced(given, header.types));
  return schemaViolationsOf(errors ?? []).map(({ cause }) =>
    partialFinding('wrong-header', place, `${cause}, and is ${given.slice(0, 80)}`),
  );
}

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function checkBody(
  contract: TestedContract,
  documented: DocumentedResponse,
  response: ReceivedResponse,
  bodiless: boolean,
): PartialFinding[] {
  const { media } = documented;
  if (media.size === 0 || bodiless)
    return response.body.length === 0
      ? []
      : [partialFinding('unexpected-body', 'answer body', 'is there, and the contract has none for this status')];
  if (response.body.length === 0) return [partialFinding('missing-body', 'answer body', 'is missing')];
  const type = mediaTypeOf(response.headers);
  const described = documentedMedia(media, type);
  if (!described) {
    const given = type === '' ? 'is missing' : `is ${type}`;
    return [
      partialFinding('undocumented-content-type', 'answer header Content-Type', `${given}, and must be ${[...media.keys()].join(' or ')}`),
    ];
  }
  const text = bodyText(response.body);
  const value = isJson(type) ? parsed(text) : { value: text };
  if (!value) return [partialFinding('malformed-body', 'answer body', 'is not JSON')];
  if (described.schema === undefined) return [];
  const errors = contract.schemas.checkAt(described.pointer, 'response', true)(value.value) ?? [];
  const violations: SchemaViolation[] = [
    ...schemaViolationsOf(errors),
    ...unknownProperties(contract.document, described.schema, value.value),
  ];
  const places = new Set<string>();
  return violations.flatMap(({ rule, pointer, cause }) => {
    const key = `${rule} ${pointer}`;
    if (places.has(key)) return [];
    places.add(key);
    return [partialFinding(rule, `answer body ${pointer === '' ? '/' : pointer}`, cause)];
  });
}

/** Checks a response against the contract, whatever the request was. */
export function checkResponse(
  contract: TestedContract,
  operation: Operation,
  method: string,
  response: ReceivedResponse,
): PartialFinding[] {
  const documented = documentedResponse(contract, operation, response.status);
  if (!documented) {
    const statuses = operation.responses.names.join(', ');
    const excerpt = bodyText(response.body).slice(0, 160);
    return [
      partialFinding(
        'undocumented-status',
        'answer status',
        `${response.status} is not documented (there are ${statuses})${excerpt === '' ? '' : `: ${excerpt}`}`,
      ),
    ];
  }
  return [
    ...documented.headers.flatMap((header) => checkHeader(contract, header, response.headers.get(header.name.toLowerCase()))),
    ...checkBody(contract, documented, response, method === 'HEAD' || response.status === 304),
  ];
}
