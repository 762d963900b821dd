import type { Violation } from '../contract/violations.ts';
import type { Diagnostic, Operation } from './prism.ts';

// Prism keeps Ajv's words only: the name of the property at fault is in them.
const namedInWords = /(?:required property|unevaluated properties: |; found) ?'([^']+)'/;

const lastWords = (message: string) => message.replace(/^(Request|Response) (body|query|header|path)\S* ((property|parameter) \S+ )?/, '');

/** The parameter at a place of the request as the contract spells it; Prism lower-cases its name. */
function spelling(operation: Operation, place: string, name: string): string | undefined {
  const { query = [], headers = [], path = [] } = operation.request ?? {};
  const parameters = place === 'query' ? query : place === 'header' ? headers : place === 'path' ? path : [];
  return parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase())?.name;
}

function violationOf(operation: Operation, { path = [], message, code }: Diagnostic): Violation {
  if (String(code) === '415') return { attribute: 'Content-Type', reason: 'enum', words: `must be right: ${message}` };
  const [place = 'body', ...inside] = path;
  const named = namedInWords.exec(message)?.[1];
  const names = named === undefined ? inside : [...inside, named];
  const parameter = names[0] === undefined ? undefined : spelling(operation, place, names[0]);
  return { attribute: parameter ?? (names.join('.') || place), reason: String(code ?? 'unknown'), words: lastWords(message) };
}

/** Turns what Prism found wrong into violations, the first one of each attribute, as the sandbox words them. */
export function violationsIn(operation: Operation, diagnostics: Diagnostic[]): Violation[] {
  const violations = diagnostics.map((diagnostic) => violationOf(operation, diagnostic));
  return violations.filter(({ attribute }, index) => violations.findIndex((other) => other.attribute === attribute) === index);
}
