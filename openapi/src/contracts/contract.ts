import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

/** A mapping in a contract's YAML. */
export type Node = Record<string, unknown>;

/** A contract: its service, its text and the parsed document. */
export interface Contract {
  service: string;
  text: string;
  document: Node;
}

const specs = new URL('../../specs/', import.meta.url);

/** Returns whether a value is a mapping. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as a mapping, or an empty one where it is none. */
export const asNode = (value: unknown): Node => (isNode(value) ? value : {});

/** Returns a value as a list, or an empty one where it is none. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Parses a contract from its text. */
export const readContract = (service: string, text: string): Contract => ({ service, text, document: asNode(parse(text)) });

/** Reads all contracts of the package, named by their services. */
export const readContracts = (): Contract[] =>
  readdirSync(specs)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readContract(basename(name, '.yaml'), readFileSync(new URL(name, specs), 'utf8')));

/** Resolves a reference within the document; returns the value itself where it is no reference. */
export const resolve = (document: Node, value: unknown): Node => {
  const node = asNode(value);
  if (typeof node.$ref !== 'string') return node;
  const steps = node.$ref
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce((place: Node, step) => asNode(place[step]), document);
};

/** Escapes a name as one segment of a JSON pointer. */
export const pointerStep = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Visits every mapping of a value, parents first, with its JSON pointer. */
export const walk = (value: unknown, visit: (node: Node, pointer: string) => void, pointer = '#'): void => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, `${pointer}/${index}`);
  } else if (isNode(value)) {
    visit(value, pointer);
    for (const [name, child] of Object.entries(value)) walk(child, visit, `${pointer}/${pointerStep(name)}`);
  }
};
