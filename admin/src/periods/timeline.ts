/** A period as the calendar shows it: its days, the last one included, or no end. */
export interface Span {
  readonly startDate: string;
  readonly endDate: string | null;
}

/** Where a period lies in a calendar, in per cent of its width; undefined where it lies outside. */
export interface Bar {
  readonly start: number;
  readonly width: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** The school year that a day lies in, from August to July: its first day and the one after its last. */
export function schoolYearOf(today: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = month >= 8 ? year : year - 1;
  return { from: `${first}-08-01`, to: `${first + 1}-08-01` };
}

/** Where a period lies between two days. */
export function barOf({ startDate, endDate }: Span, from: string, to: string): Bar | undefined {
  const [begin, end] = [dayOf(from), dayOf(to)];
  const start = Math.max(dayOf(startDate), begin);
  const last = Math.min(endDate === null ? end : dayOf(endDate) + 1, end);
  if (last <= start) return undefined;
  return { start: (100 * (start - begin)) / (end - begin), width: (100 * (last - start)) / (end - begin) };
}

/** Whether a period runs, has run or is still to come. */
export function stateOf({ startDate, endDate }: Span, today: string): 'running' | 'over' | 'coming' {
  if (startDate > today) return 'coming';
  return endDate !== null && endDate < today ? 'over' : 'running';
}

/** The first days of the months between two days. */
export function monthsOf(from: string, to: string): readonly string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = from.split('-').map(Number);
  for (let index = 0; ; index += 1) {
    const date = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10);
    if (date >= to) return months;
    months.push(date);
  }
}
