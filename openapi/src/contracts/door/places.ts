import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { isJsonObject, type JsonObject } from '../../json.ts';
import { pointerStep } from '../contract.ts';

/** Where a node of a contract was written: its file, its line, and its pointer within that file. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
}

/** Where a node was written, without its line, which takes a second parse. */
export type Origin = Pick<Place, 'file' | 'pointer'>;

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

/** The nodes of a contract that were written elsewhere than their parents, by their pointers in the contract. */
export type Moved = Readonly<Record<string, Origin>>;

/** A contract as `npm run generate` stores it, with the digests of the files that it was read from. */
export interface StoredContract {
  readonly files: Readonly<Record<string, string>>;
  readonly moved: Moved;
  readonly document: JsonObject;
}

/** Finds the nodes that were written elsewhere than their parents; `originOf` knows every node that was read. */
export function movedNodes(document: unknown, file: string, originOf: (node: object) => Origin | undefined): Moved {
  const moved: Record<string, Origin> = {};
  const follow = (node: unknown, pointer: string, expected: Origin) => {
    if (!Array.isArray(node) && !isJsonObject(node)) return;
    const origin = originOf(node) ?? expected;
    if (origin.file !== expected.file || origin.pointer !== expected.pointer) moved[pointer] = origin;
    for (const [name, child] of Object.entries(node)) {
      const step = pointerStep(name);
      follow(child, `${pointer}/${step}`, { file: origin.file, pointer: `${origin.pointer}/${step}` });
    }
  };
  follow(document, '#', { file, pointer: '#' });
  return moved;
}

/** Returns where a node of a contract of this file was written. */
function originIn(moved: Moved, file: string, pointer: string): Origin {
  for (let parent = pointer; parent !== ''; parent = parent.slice(0, Math.max(parent.lastIndexOf('/'), 0))) {
    const origin = moved[parent];
    if (origin) return { file: origin.file, pointer: origin.pointer + pointer.slice(parent.length) };
  }
  return { file, pointer };
}

/** Returns what says where a node of a contract was written; each file is parsed for its lines once. */
export function placesIn(moved: Moved, file: string, readText: (file: string) => string): (pointer: string) => Place {
  const lines = new Map<string, ReturnType<typeof linesOf>>();
  return (pointer) => {
    const origin = originIn(moved, file, pointer);
    const lineOf = lines.get(origin.file) ?? linesOf(readText(origin.file));
    lines.set(origin.file, lineOf);
    return { ...origin, line: lineOf(origin.pointer) };
  };
}
