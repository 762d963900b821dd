import type { TokenAxes, TokenName } from '../../generated/tokens.ts';
import { tokenTables } from '../../generated/tokenTables.ts';

/** The light or the dark scheme. */
export type Scheme = TokenAxes['scheme'];

/** The theme of a part of the product, the same in every realm. */
export type ThemeName = TokenAxes['theme'];

/** Every token of one combination of realm, theme and scheme, as CSS values. */
export type TokenSet = Readonly<Record<TokenName, string>>;

const names = tokenTables.flatMap((table) => table.names);

const isComplete = (values: Partial<TokenSet>): values is TokenSet => names.every((name) => values[name] !== undefined);

/** Returns the plain values of all tokens, for use where custom properties do not reach (MUI's palette, card fields, book frames). */
export function tokenSet(realm: TokenAxes['realm'], theme: ThemeName, scheme: Scheme): TokenSet {
  const contexts: TokenAxes = { realm, theme, scheme };
  const values: Partial<Record<TokenName, string>> = {};
  for (const table of tokenTables) {
    const row = table.rows[table.axes.map((axis) => contexts[axis]).join(' ')];
    table.names.forEach((name, index) => {
      const value = row?.[index];
      if (value !== undefined) values[name] = value;
    });
  }
  if (!isComplete(values)) throw new Error(`There are no tokens for ${realm}/${theme}/${scheme}`);
  return values;
}
