import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { Finding } from '../verdicts/finding.ts';
import { type Listed, readList } from './creations.ts';
import { pageQueryOf } from './paging.ts';
import { sampleWith, sentRequest } from './requests.ts';
import { ScenarioAborted, ScenarioResponse } from './scenarioResponse.ts';
import { exchangeWith, type Target } from './target.ts';

/** The lists of a service at a moment, by operation. */
export type Census = ReadonlyMap<string, Listed>;

/** Returns the pointer to what names a row: `/uid`, `/id` or another id of its own. */
export function keyOf(row: unknown): string {
  const names = Object.keys(Object(row));
  const own = ['uid', 'id', 'legacyId'].find((name) => names.includes(name)) ?? names.find((name) => /(id|uid)$/i.test(name));
  return own === undefined ? '' : `/${own}`;
}

/** The options of {@link takeCensus}. */
export interface CensusOptions {
  readonly target: Target;
  /** The operations that the run may call. */
  readonly samples: readonly Sample[];
  readonly fixtures: Readonly<Record<string, string>>;
  readonly token: string | undefined;
}

/** Reads the lists that a caller may read, and judges nothing; a list that cannot be read is left out. */
export async function takeCensus({ target, samples, fixtures, token }: CensusOptions): Promise<Census> {
  const census = new Map<string, Listed>();
  for (const sample of samples) {
    const { id, method, secured } = sample.operation;
    const pageQuery = pageQueryOf(sample);
    const isKnown = sample.parameters.every(({ in: place, name }) => place !== 'path' || fixtures[name] !== undefined);
    if (method !== 'get' || !pageQuery || !isKnown || (secured && !token)) continue;
    const fetchPage = async (start: number, size: number): Promise<ScenarioResponse> => {
      const page = callOf(sampleWith(sample, { query: pageQuery(start, size) }), { fault: '' });
      const outcome = await exchangeWith(target, sentRequest(page, token, sample.operation.security));
      if ('error' in outcome || outcome.exchange.response.status !== 200) throw new ScenarioAborted(`${id} cannot be read.`);
      return new ScenarioResponse(id, outcome.exchange.response);
    };
    const list = await readList({ key: keyOf }, fetchPage).catch(() => undefined);
    if (list) census.set(id, list);
  }
  return census;
}

/** Moments and versions change with every write, also with one that is taken back. */
export const changesByItself = /(at|on|date|etag|version|login|read)$/i;

/** Returns the names of the properties that differ between two rows. */
function differences(before: unknown, after: unknown): string[] {
  const names = new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))]);
  const textOf = (row: unknown, name: string) => JSON.stringify(Reflect.get(Object(row), name));
  return [...names].filter((name) => !changesByItself.test(name) && textOf(before, name) !== textOf(after, name));
}

type Difference = Pick<Finding, 'severity' | 'operation' | 'place' | 'cause'>;

/**
 * Returns what is different after a run: an error at what the run wrote to, and a warning elsewhere, because others may work with the service
 * meanwhile. What the run has made itself is told apart from this.
 */
export function compareCensus(
  before: Census,
  after: Census,
  { wroteTo, made }: Readonly<Record<'wroteTo' | 'made', (id: string) => boolean>>,
): Difference[] {
  return [...before].flatMap(([operation, list]) => {
    const now = after.get(operation);
    if (!now) return [];
    // A row that is not among the first ones any more is not gone.
    const isWhole = (one: Listed) => one.rows.size >= one.total;
    const gone = isWhole(now) ? [...list.rows.keys()].filter((id) => !now.rows.has(id)) : [];
    const added = isWhole(list) ? [...now.rows.keys()].filter((id) => !list.rows.has(id) && !made(id)) : [];
    const changed = [...list.rows].flatMap(([id, row]) => {
      const names = now.rows.has(id) ? differences(row.at(), now.rows.get(id)?.at()) : [];
      return names.length === 0 ? [] : [[id, `has another ${names.join(', ')}`] as const];
    });
    const all: readonly (readonly [id: string, cause: string])[] = [
      ...gone.map((id) => [id, 'is gone'] as const),
      ...added.map((id) => [id, 'is there'] as const),
      ...changed,
    ];
    const own = all.filter(([id]) => wroteTo(id));
    const foreign = all.filter(([id]) => !wroteTo(id));
    const since = 'since the run began';
    const errors = own.map(([id, cause]) => ({ severity: 'error' as const, operation, place: `row ${id}`, cause: `${cause} ${since}` }));
    if (foreign.length === 0) return errors;
    // What others do meanwhile, and logs of what the run has done, are many: they are told in one line.
    const told = foreign.slice(0, 5).map(([id, cause]) => `${id} ${cause}`);
    const cause = `${told.join(', ')}${foreign.length > 5 ? ` and ${foreign.length - 5} more differ` : ''} ${since}`;
    return [...errors, { severity: 'warning', operation, place: foreign.length === 1 ? 'row' : 'rows', cause }];
  });
}
