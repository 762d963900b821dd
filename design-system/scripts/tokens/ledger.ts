import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { isInStyleSheet } from './combinations.ts';

/** What `tokens/ledger.json` holds: every token that was ever there, and what took the place of those that went. */
export interface TokenLedger {
  readonly present: readonly string[];
  /** The token to use instead, by the name of the removed one. */
  readonly removed: Readonly<Record<string, string>>;
}

/** What is wrong between the ledger and the tokens as they are, in sentences; nothing, where they agree. */
export function ledgerFaults({ present, removed }: TokenLedger, names: readonly string[]): string[] {
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
 * The custom properties in a source text that read like tokens and are none, each with the token to use instead where one is known. Names that
 * TypeScript checks (`token('…')`) need no such search; those in style sheets, pages and documents do.
 */
export function strayTokens(text: string, { removed }: TokenLedger, names: readonly string[]): string[] {
  const groups = new Set(names.map((name) => name.split('.')[0]));
  const known = new Set(names.filter(isInStyleSheet).map(cssVariable));
  const replacements = new Map(Object.entries(removed).map(([name, instead]) => [cssVariable(name), instead]));
  const written = text.match(/--rk-[a-zA-Z][\w-]*\b(?!-)/g) ?? [];
  return [...new Set(written)]
    .filter((name) => groups.has(name.split('-')[3]) && !known.has(name) && !/^--rk-[a-z]+$/.test(name))
    .map((name) => `${name}${replacements.has(name) ? `, use ${replacements.get(name)}` : ''}`);
}
