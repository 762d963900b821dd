import type { Operation } from '../../contract/operation.ts';
import { bodyText, mediaTypeOf, type ReceivedAnswer } from '../exchange.ts';
import { type Fault, faultsOf } from './bodyFaults.ts';
import { type DocumentedHeader, type DocumentedResponse, documentedResponse } from './documented.ts';
import type { Finding, Rule } from './finding.ts';
import type { TestedContract } from './testedContract.ts';
import { unknownProperties } from './unknownProperties.ts';

type PartialFinding = Pick<Finding, 'rule' | 'place' | 'cause'>;

const told = (rule: Rule, place: string, cause: string): PartialFinding => ({ rule, place, cause });

function coerced(text: string, types: readonly unknown[]): unknown {
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function judgeHeader({ schemas }: TestedContract, header: DocumentedHeader, given: string | undefined): PartialFinding[] {
  const place = `answer header ${header.name}`;
  if (given === undefined) return header.required ? [told('missing-header', place, 'is missing')] : [];
  if (header.pointer === undefined) return [];
  const errors = schemas.checkAt(header.pointer, 'response', true)(coerced(given, header.types));
  return faultsOf(errors ?? []).map(({ cause }) => told('wrong-header', place, `${cause}, and is ${given.slice(0, 80)}`));
}

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function judgeBody(contract: TestedContract, documented: DocumentedResponse, answer: ReceivedAnswer, bodiless: boolean): PartialFinding[] {
  const { media } = documented;
  if (media.size === 0 || bodiless)
    return answer.body.length === 0 ? [] : [told('unexpected-body', 'answer body', 'is there, and the contract has none for this status')];
  if (answer.body.length === 0) return [told('missing-body', 'answer body', 'is missing')];
  const type = mediaTypeOf(answer.headers);
  // What is described as bytes comes in the media type of what it is.
  const described = media.get(type) ?? media.get(`${type.split('/')[0]}/*`) ?? media.get('*/*') ?? media.get('application/octet-stream');
  if (!described) {
    const given = type === '' ? 'is missing' : `is ${type}`;
    return [told('undocumented-content-type', 'answer header Content-Type', `${given}, and must be ${[...media.keys()].join(' or ')}`)];
  }
  const text = bodyText(answer.body);
  const value = isJson(type) ? parsed(text) : { value: text };
  if (!value) return [told('malformed-body', 'answer body', 'is not JSON')];
  if (described.schema === undefined) return [];
  const errors = contract.schemas.checkAt(described.pointer, 'response', true)(value.value) ?? [];
  const faults: Fault[] = [...faultsOf(errors), ...unknownProperties(contract.document, described.schema, value.value)];
  const places = new Set<string>();
  return faults.flatMap(({ rule, pointer, cause }) => {
    const key = `${rule} ${pointer}`;
    if (places.has(key)) return [];
    places.add(key);
    return [told(rule, `answer body ${pointer === '' ? '/' : pointer}`, cause)];
  });
}

/** What is wrong with an answer by the contract, whatever was asked. */
export function checkResponse(contract: TestedContract, operation: Operation, method: string, answer: ReceivedAnswer): PartialFinding[] {
  const documented = documentedResponse(contract, operation, answer.status);
  if (!documented) {
    const statuses = [...operation.answers.keys()].join(', ');
    const said = bodyText(answer.body).slice(0, 160);
    return [
      told(
        'undocumented-status',
        'answer status',
        `${answer.status} is not documented (there are ${statuses})${said === '' ? '' : `: ${said}`}`,
      ),
    ];
  }
  return [
    ...documented.headers.flatMap((header) => judgeHeader(contract, header, answer.headers.get(header.name.toLowerCase()))),
    ...judgeBody(contract, documented, answer, method === 'HEAD' || answer.status === 304),
  ];
}
