import { LineCounter, parseDocument } from 'yaml';
import { isJsonObject } from '../../json.ts';
import { pointerStep } from '../contract.ts';
import { ContractError } from './ContractError.ts';
import type { Origin } from './places.ts';

/** The limits of what a contract may be: far above those of the largest public ones, and low enough to be read within seconds. */
export const limits = {
  /** The size of all files of a contract together, in bytes. */
  bytes: 16 * 1024 * 1024,
  /** How deep its values are within each other. */
  depth: 200,
  /** The number of its mappings and lists, each use of an anchor counted. */
  nodes: 1_000_000,
  /** How often a file uses its anchors, also by anchors within anchors. */
  aliases: 10_000,
} as const;

const tooDeep = `The file has more than ${limits.depth} levels.`;

function parsed(file: string, text: string): unknown {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const document = parseDocument(text, { lineCounter, merge: true, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    // The parser recurses: brackets within brackets exhaust its stack before anything could count them.
    const isTooDeep = error.message.includes('call stack');
    throw new ContractError({ file, line: lineAt(error.pos[0]) }, isTooDeep ? tooDeep : `The file is not YAML: ${error.message}.`);
  }
  try {
    return document.toJS({ maxAliasCount: limits.aliases });
  } catch (reason) {
    throw new ContractError(
      { file, line: 1 },
      `The file uses its anchors too often: ${reason instanceof Error ? reason.message : reason}.`,
    );
  }
}

/**
 * Parses a file of a contract, and notes in `origins` where each of its mappings and lists was written.
 * @throws {ContractError} for what is not YAML and for what is beyond the {@link limits}
 */
export function boundedYaml(file: string, text: string, origins: WeakMap<object, Origin>): unknown {
  const value = parsed(file, text);
  let nodes = 0;
  const note = (node: unknown, pointer: string, depth: number) => {
    if (!Array.isArray(node) && !isJsonObject(node)) return;
    nodes += 1;
    if (depth > limits.depth) throw new ContractError({ file, line: 1 }, tooDeep);
    if (nodes > limits.nodes) throw new ContractError({ file, line: 1 }, `The file has more than ${limits.nodes} mappings and lists.`);
    if (!origins.has(node)) origins.set(node, { file, pointer });
    for (const [name, child] of Object.entries(node)) note(child, `${pointer}/${pointerStep(name)}`, depth + 1);
  };
  note(value, '#', 0);
  return value;
}
