import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { isInStyleSheet } from './combinations.ts';

/** The content of `tokens/ledger.json`: every token that ever existed, and the replacements of removed ones. */
export interface TokenLedger {
  readonly present: readonly string[];
  /** The replacement token, by the name of the removed one. */
  readonly removed: Readonly<Record<string, string>>;
}

/** Returns the differences between the ledger and the current tokens, as sentences. */
export function ledgerErrors({ present, removed }: TokenLedger, names: readonly string[]): string[] {
  const known = new Set(names);
  return [
    ...present
      .filter((name) => !known.has(name))
      .map((name) => `${name} is gone: move it to "removed" in tokens/ledger.json, with the token to use instead`),
    ...names.filter((name) => !present.includes(name)).map((name) => `${name} is new: add it to "present" in tokens/ledger.json`),
    ...Object.keys(removed)
      .filter((name) => known.has(name))
      .map((name) => `${name} was removed and is back: a name that meant something else needs another one`),
    ...Object.entries(removed)
      .filter(([, instead]) => !known.has(instead))
      .map(([name, instead]) => `${name} was replaced by ${instead}, which does not exist`),
  ];
}

/**
 * Returns the custom properties in a source text that look like tokens but are unknown, with their replacement if there is one. TypeScript
 * checks names in `token('…')`; this search is for style sheets, pages and documents.
 */
export function unknownTokens(text: string, { removed }: TokenLedger, names: readonly string[]): string[] {
  const groups = new Set(names.map((name) => name.split('.')[0]));
  const known = new Set(names.filter(isInStyleSheet).map(cssVariable));
  const replacements = new Map(Object.entries(removed).map(([name, instead]) => [cssVariable(name), instead]));
  const written = text.match(/--rk-[a-zA-Z][\w-]*\b(?!-)/g) ?? [];
  return [...new Set(written)]
    .filter((name) => groups.has(name.split('-')[3]) && !known.has(name) && !/^--rk-[a-z]+$/.test(name))
    .map((name) => `${name}${replacements.has(name) ? `, use ${replacements.get(name)}` : ''}`);
}
