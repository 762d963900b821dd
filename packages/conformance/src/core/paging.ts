import type { Sample } from '../negatives/sample.ts';
import type { ScenarioResponse } from './scenarioResponse.ts';

/** Requests a part of a list with these query parameters. */
export type FetchPage = (query: Readonly<Record<string, string>>) => Promise<ScenarioResponse>;

/** An error of paging: its place in the response and its cause. */
export interface PagingError {
  readonly place: string;
  readonly cause: string;
}

/** Returns the query of a page, according to the parameters of the operation, or undefined if it does not page. */
export function pageQueryOf({ parameters }: Sample): ((start: number, size: number) => Record<string, string>) | undefined {
  const queryNames = new Set(parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name));
  if (queryNames.has('page') && queryNames.has('size'))
    return (start, size) => ({ page: String(Math.floor(start / size) + 1), size: String(size) });
  if (queryNames.has('limit') && queryNames.has('offset')) return (start, size) => ({ offset: String(start), limit: String(size) });
  return undefined;
}

/** Checks that the pages of a list have the requested length, follow each other and end. */
export async function findPagingErrors(
  fetchPage: FetchPage,
  pageQuery: (start: number, size: number) => Record<string, string>,
): Promise<PagingError[]> {
  const rows = async (start: number, size: number) => {
    const query = pageQuery(start, size);
    const response = await fetchPage(query);
    return {
      list: response.list('/data').map((row) => JSON.stringify(row)),
      all: response.total ?? Number.NaN,
      search: new URLSearchParams(query).toString(),
    };
  };
  const first = await rows(0, 1);
  const errors: PagingError[] = [];
  const addError = (place: string, cause: string): void => {
    errors.push({ place, cause });
  };
  if (first.list.length > 1) addError('answer body /data', `has ${first.list.length} rows, and ${first.search} asks for 1`);
  if (first.list.length === 0 && first.all > 0) addError('answer body /data', `has no row for ${first.search}, and there are ${first.all}`);
  if (first.all < first.list.length) addError('answer body /meta', `counts ${first.all}, and the answer has ${first.list.length} rows`);
  if (errors.length > 0) return errors;
  if (first.all >= 2) {
    const second = await rows(1, 1);
    if (second.list[0] === first.list[0]) addError('answer body /data/0', `is the same row for ${second.search} as for ${first.search}`);
    if (second.all !== first.all) addError('answer body /meta', `counts ${second.all} on the second page and ${first.all} on the first`);
    const both = await rows(0, 2);
    if (both.list.join() !== [...first.list, ...second.list].join())
      addError('answer body /data', `of ${both.search} is not what ${first.search} and ${second.search} answered one after the other`);
  }
  const beyond = await rows(first.all + 10, 1);
  if (beyond.list.length > 0) addError('answer body /data', `has rows for ${beyond.search}, which is beyond the end`);
  return errors;
}
