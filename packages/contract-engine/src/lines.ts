import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { contractFile } from './contracts.ts';

/** Parses a YAML text, and returns what says in which line of it a JSON pointer leads; the nearest line above, where it leads nowhere. */
export function linesOf(text: string): (pointer: string) => number {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  return (pointer) => {
    let node: unknown = contents;
    let offset = 0;
    for (const step of pointer.split('/').slice(1)) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const pair = isMap(node) ? node.items.find(({ key }) => String(key) === name) : undefined;
      const place: unknown = isSeq(node) ? node.items[Number(name)] : pair?.key;
      if (typeof place !== 'object' || place === null) break;
      offset = Reflect.get(place, 'range')?.[0] ?? offset;
      node = isSeq(node) ? place : pair?.value;
    }
    return lineCounter.linePos(offset).line;
  };
}

/** Returns what says in which line of a contract of `@realmkit/openapi` a JSON pointer leads. @throws if the file cannot be read */
export const contractLines = (name: string): ReturnType<typeof linesOf> => linesOf(readFileSync(contractFile(name), 'utf8'));
