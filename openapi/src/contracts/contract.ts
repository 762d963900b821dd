import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

/** A part of a contract: whatever YAML gives for a mapping. */
export type Node = Record<string, unknown>;

/** A contract: its service, its text and the document the text holds. */
export interface Contract {
  service: string;
  text: string;
  document: Node;
}

const specs = new URL('../../specs/', import.meta.url);

/** Whether a value is a mapping. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a mapping, an empty one where it is none. */
export const asNode = (value: unknown): Node => (isNode(value) ? value : {});

/** A value as a list, an empty one where it is none. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads a contract from its text. */
export const readContract = (service: string, text: string): Contract => ({ service, text, document: asNode(parse(text)) });

/** All contracts of the package, by the names of their services. */
export const readContracts = (): Contract[] =>
  readdirSync(specs)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readContract(basename(name, '.yaml'), readFileSync(new URL(name, specs), 'utf8')));

/** What a reference within the document points at, or the value itself where it is no reference. */
export const resolve = (document: Node, value: unknown): Node => {
  const node = asNode(value);
  if (typeof node.$ref !== 'string') return node;
  const steps = node.$ref
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce((place: Node, step) => asNode(place[step]), document);
};

/** One step of a JSON pointer. */
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
