import type { ScenarioResponse } from './scenarioResponse.ts';
import type { CallOverrides, Creation } from './suite.ts';

/** The number of rows of a list that are read; longer lists prove nothing. */
const maxRows = 500;
const pageSize = 100;

/** A list as it is at a moment. */
export interface Listed {
  readonly total: number;
  /** The rows that were read, by id. */
  readonly rows: ReadonlyMap<string, ScenarioResponse>;
}

/** Reads a list up to {@link maxRows}; `fetchPage` answers undefined at a page after a list without pages. */
export async function readList(
  { rows: pointer = '/data', key }: { readonly rows?: string | undefined; readonly key: string | ((row: unknown) => string) },
  fetchPage: (start: number, size: number) => Promise<ScenarioResponse | undefined>,
): Promise<Listed> {
  const rows = new Map<string, ScenarioResponse>();
  let read = 0;
  let total: number | undefined;
  while (read < maxRows) {
    const page = await fetchPage(read, pageSize);
    if (!page) break;
    total ??= page.total;
    const { length } = page.list(pointer);
    for (let index = 0; index < length; index += 1) {
      const row = page.part(`${pointer}/${index}`);
      const id = row.at(typeof key === 'string' ? key : key(row.at()));
      if (id !== undefined && id !== null) rows.set(String(id), row);
    }
    read += length;
    if (length < pageSize) break;
  }
  return { total: total ?? read, rows };
}

const isBare = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** A moment of a creation that is older than a run; clocks may differ by a day. */
function isOlder(row: ScenarioResponse, startedAt: string): boolean {
  const moments = Object.entries(Object(row.at())).filter(([name]) => /^(created|made)(_?at|_?on)?$/i.test(name));
  return moments.some(([, value]) => typeof value === 'string' && Date.parse(value) < Date.parse(startedAt) - 86_400_000);
}

/**
 * Returns what speaks against an answered id being new, as the end of a sentence, or undefined where everything speaks for it: nothing had it before,
 * its list has one more, and says of it what was sent, and it has nothing yet.
 */
export function doubtOf(
  { says, bare = [], replaces }: Creation,
  given: CallOverrides,
  id: string,
  before: Listed,
  after: Listed,
  startedAt: string,
): string | undefined {
  if (before.rows.has(id)) return `names ${id}, which was there before`;
  const grown = replaces ? before.total : before.total + 1;
  if (after.total !== grown) return `must leave ${grown} in its list, which had ${before.total}, and leaves ${after.total}`;
  const row = after.rows.get(id);
  if (!row) return `names ${id}, which its list does not have`;
  for (const [pointer, value] of Object.entries(says(given)))
    if (JSON.stringify(row.at(pointer)) !== JSON.stringify(value))
      return `names ${id}, of which its list says another ${pointer} than was sent`;
  const kept = bare.find((pointer) => !isBare(row.at(pointer)));
  if (kept !== undefined) return `names ${id}, which has something at ${kept} already`;
  return isOlder(row, startedAt) ? `names ${id}, which was made before` : undefined;
}

/** Returns whether a list is too long to say what was not in it. */
export const isTooLong = ({ total, rows }: Listed): boolean => total > maxRows && rows.size >= maxRows;
