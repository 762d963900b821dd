import { parse } from 'yaml';
import { asObject, isJsonObject, type JsonObject } from '../json.ts';

/** A contract: its service, its text and the parsed document. */
export interface Contract {
  service: string;
  text: string;
  document: JsonObject;
}

/** Parses a contract from its text. */
export const readContract = (service: string, text: string): Contract => ({ service, text, document: asObject(parse(text)) });

/** Escapes a name as one segment of a JSON pointer. */
export const pointerStep = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Visits every mapping of a value, parents first, with its JSON pointer. */
export const walk = (value: unknown, visit: (node: JsonObject, pointer: string) => void, pointer = '#'): void => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, `${pointer}/${index}`);
  } else if (isJsonObject(value)) {
    visit(value, pointer);
    for (const [name, child] of Object.entries(value)) walk(child, visit, `${pointer}/${pointerStep(name)}`);
  }
};
