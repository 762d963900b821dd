/** A moment as a clock on the wall shows it. */
interface WallTime {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** The milliseconds since midnight. */
  readonly time: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...numeric });
  formats.set(zone, format);
  return format;
}

function wallTime(zone: string, moment: number): WallTime {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month: month - 1, day, time: ((hour * 60 + minute) * 60 + second) * 1000 + (moment % 1000) };
}

/** Returns the moment at which the clocks of a zone show a time; one that they skip in spring is as much later as they jump. */
function momentOf(zone: string, { year, month, day, time }: WallTime): number {
  const asUtc = Date.UTC(year, month, day) + time;
  const shown = (moment: number) => {
    const wall = wallTime(zone, moment);
    return Date.UTC(wall.year, wall.month, wall.day) + wall.time;
  };
  const before = asUtc - (shown(asUtc - 43_200_000) - (asUtc - 43_200_000));
  if (shown(before) === asUtc) return before;
  const after = asUtc - (shown(asUtc + 43_200_000) - (asUtc + 43_200_000));
  return shown(after) === asUtc ? after : before;
}

/**
 * Returns the moment some months after another one: on the anchor's day of the month and at its time in the zone, on the last day of a shorter
 * month.
 */
export function monthsAfter(zone: string, start: number, months: number, anchor: number): number {
  const from = wallTime(zone, start);
  const { day, time } = wallTime(zone, anchor);
  const first = new Date(Date.UTC(from.year, from.month + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return momentOf(zone, { year, month, day: Math.min(day, lastDay), time });
}
