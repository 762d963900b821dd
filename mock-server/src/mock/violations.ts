import type { Violation } from '@realmkit/contract-engine';
import type { Diagnostic, Operation } from './prism.ts';

// Prism keeps only Ajv's message, which contains the name of the property.
const quotedName = /(?:required property|unevaluated properties: |; found) ?'([^']+)'/;

const withoutPlace = (message: string) =>
  message.replace(/^(Request|Response) (body|query|header|path)\S* ((property|parameter) \S+ )?/, '');

/** Returns the name of a parameter as the contract spells it; Prism lower-cases it. */
function spelling(operation: Operation, place: string, name: string): string | undefined {
  const { query = [], headers = [], path = [] } = operation.request ?? {};
  const parameters = place === 'query' ? query : place === 'header' ? headers : place === 'path' ? path : [];
  return parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase())?.name;
}

function violationOf(operation: Operation, { path = [], message, code }: Diagnostic): Violation {
  if (String(code) === '415') return { attribute: 'Content-Type', reason: 'enum', message: `must be right: ${message}` };
  const [place = 'body', ...inside] = path;
  const named = quotedName.exec(message)?.[1];
  const names = named === undefined ? inside : [...inside, named];
  const parameter = names[0] === undefined ? undefined : spelling(operation, place, names[0]);
  return { attribute: parameter ?? (names.join('.') || place), reason: String(code ?? 'unknown'), message: withoutPlace(message) };
}

/** Converts Prism's diagnostics to violations, the first one of each attribute, in the sandbox's form. */
export function violationsIn(operation: Operation, diagnostics: Diagnostic[]): Violation[] {
  const violations = diagnostics.map((diagnostic) => violationOf(operation, diagnostic));
  return violations.filter(({ attribute }, index) => violations.findIndex((other) => other.attribute === attribute) === index);
}
