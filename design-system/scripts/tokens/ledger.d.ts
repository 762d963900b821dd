/** The content of `tokens/ledger.json`: every token that ever existed, and the replacements of removed ones. */
export interface TokenLedger {
  readonly present: readonly string[];
  /** The replacement token, by the name of the removed one. */
  readonly removed: Readonly<Record<string, string>>;
}
/** Returns the differences between the ledger and the current tokens, as sentences. */
export declare function ledgerErrors({ present, removed }: TokenLedger, names: readonly string[]): string[];
/**
 * Returns the custom properties in a source text that look like tokens but are unknown, with their replacement if there is one. TypeScript
 * checks names in `token('…')`; this search is for style sheets, pages and documents.
 */
export declare function unknownTokens(text: string, { removed }: TokenLedger, names: readonly string[]): string[];
