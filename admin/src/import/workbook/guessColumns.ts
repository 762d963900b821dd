import type { ImportField } from '../fields.ts';

/** The field of each column; undefined for a column that is not read. */
export type Columns = readonly (ImportField | undefined)[];

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Assigns fields to columns by the headings of the templates; each field goes to the first column that matches. */
export function guessColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  headingsOf: (field: ImportField) => readonly string[],
): Columns {
  const fieldOf = new Map(fields.flatMap((field) => [field, ...headingsOf(field)].map((heading) => [keyOf(heading), field] as const)));
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const field = fieldOf.get(keyOf(heading));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}
