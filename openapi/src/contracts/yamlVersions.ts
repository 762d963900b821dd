import { isDeepStrictEqual } from 'node:util';
import { isCollection, isScalar, parse, parseDocument, visit } from 'yaml';
import { isJsonObject } from '../json.ts';
import type { Contract } from './contract.ts';

/** Lists where two values differ, as JSON pointers. */
function findDifferences(one: unknown, other: unknown, pointer: string): string[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (Array.isArray(one) && Array.isArray(other))
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).flatMap((index) =>
      findDifferences(one[index], other[index], `${pointer}/${index}`),
    );
  if (isJsonObject(one) && isJsonObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      findDifferences(one[key], other[key], `${pointer}/${key}`),
    );
  return [pointer];
}

/**
 * Lists what tools for YAML 1.1 read differently from tools for YAML 1.2, as JSON pointers and lines: `no`, `on` and `y` are booleans to the former, and
 * PyYAML does not read a question mark in an unquoted value between braces or brackets.
 */
export function findYamlDifferences({ text }: Pick<Contract, 'text'>): string[] {
  const found = findDifferences(parse(text, { version: '1.1' }), parse(text, { version: '1.2' }), '');
  visit(parseDocument(text), {
    Scalar(_key, node, path) {
      const inFlow = path.some((parent) => isCollection(parent) && parent.flow);
      if (inFlow && isScalar(node) && node.type === 'PLAIN' && node.source?.includes('?'))
        found.push(`an unquoted question mark: ${node.source}`);
    },
  });
  return found;
}
