/** The dates of a period, the last day included; null is open-ended. */
export interface PeriodDates {
  readonly startDate: string;
  readonly endDate: string | null;
}

/** The position of a period in a calendar, in per cent of its width. */
export interface Bar {
  readonly start: number;
  readonly width: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** Returns the school year of a day, from August to July: its first day and the day after its last. */
export function schoolYearOf(today: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = month >= 8 ? year : year - 1;
  return { from: `${first}-08-01`, to: `${first + 1}-08-01` };
}

/** Returns the bar of a period between two days; undefined if it lies outside. */
export function barOf({ startDate, endDate }: PeriodDates, from: string, to: string): Bar | undefined {
  const [begin, end] = [dayOf(from), dayOf(to)];
  const start = Math.max(dayOf(startDate), begin);
  const last = Math.min(endDate === null ? end : dayOf(endDate) + 1, end);
  if (last <= start) return undefined;
  return { start: (100 * (start - begin)) / (end - begin), width: (100 * (last - start)) / (end - begin) };
}

/** Returns whether a period is running, over or still to come. */
export function stateOf({ startDate, endDate }: PeriodDates, today: string): 'running' | 'over' | 'coming' {
  if (startDate > today) return 'coming';
  return endDate !== null && endDate < today ? 'over' : 'running';
}

/** Returns the first days of the months between two days. */
export function monthsOf(from: string, to: string): readonly string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = from.split('-').map(Number);
  for (let index = 0; ; index += 1) {
    const date = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10);
    if (date >= to) return months;
    months.push(date);
  }
}
