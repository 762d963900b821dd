import type { ScenarioResponse } from './scenarioResponse.ts';

/** Asks for a part of a list with these parameters of the query. */
export type AskPart = (query: Readonly<Record<string, string>>) => Promise<ScenarioResponse>;

/** A fault of paging: at which place of the answer, and why. */
export interface PagingFault {
  readonly place: string;
  readonly cause: string;
}

/** How an operation pages, told by its parameters; undefined where it does not. */
export function pagingOf(queryNames: ReadonlySet<string>): ((start: number, size: number) => Record<string, string>) | undefined {
  if (queryNames.has('page') && queryNames.has('size'))
    return (start, size) => ({ page: String(Math.floor(start / size) + 1), size: String(size) });
  if (queryNames.has('limit') && queryNames.has('offset')) return (start, size) => ({ offset: String(start), limit: String(size) });
  return undefined;
}

const total = (answer: ScenarioResponse): number => Number(answer.at('/meta/totalItems') ?? answer.at('/meta/totalCount'));

/** Checks that the parts of a list are as long as asked for, follow each other and end. */
export async function pagingFaults(ask: AskPart, part: (start: number, size: number) => Record<string, string>): Promise<PagingFault[]> {
  const rows = async (start: number, size: number) => {
    const query = part(start, size);
    const answer = await ask(query);
    return {
      list: answer.list('/data').map((row) => JSON.stringify(row)),
      all: total(answer),
      asked: new URLSearchParams(query).toString(),
    };
  };
  const first = await rows(0, 1);
  const faults: PagingFault[] = [];
  const fault = (place: string, cause: string): void => {
    faults.push({ place, cause });
  };
  if (first.list.length > 1) fault('answer body /data', `has ${first.list.length} rows, and ${first.asked} asks for 1`);
  if (first.list.length === 0 && first.all > 0) fault('answer body /data', `has no row for ${first.asked}, and there are ${first.all}`);
  if (first.all < first.list.length) fault('answer body /meta', `counts ${first.all}, and the answer has ${first.list.length} rows`);
  if (faults.length > 0) return faults;
  if (first.all >= 2) {
    const second = await rows(1, 1);
    if (second.list[0] === first.list[0]) fault('answer body /data/0', `is the same row for ${second.asked} as for ${first.asked}`);
    if (second.all !== first.all) fault('answer body /meta', `counts ${second.all} on the second page and ${first.all} on the first`);
    const both = await rows(0, 2);
    if (both.list.join() !== [...first.list, ...second.list].join())
      fault('answer body /data', `of ${both.asked} is not what ${first.asked} and ${second.asked} answered one after the other`);
  }
  const beyond = await rows(first.all + 10, 1);
  if (beyond.list.length > 0) fault('answer body /data', `has rows for ${beyond.asked}, which is beyond the end`);
  return faults;
}
