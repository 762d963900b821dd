const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

const minutesAndSeconds = (ms: number): [number, string] => [
  Math.floor(ms / 60_000),
  `${padded(Math.floor(ms / 1000) % 60)}.${padded(ms % 1000, 3)}`,
];

/** The SMIL clock formats (EPUB 3.3, appendix on clock values), each a function of milliseconds. */
export const clockForms = {
  full: (ms: number): string => {
    const [minutes, seconds] = minutesAndSeconds(ms);
    return `${Math.floor(minutes / 60)}:${padded(minutes % 60)}:${seconds}`;
  },
  partial: (ms: number): string => {
    const [minutes, seconds] = minutesAndSeconds(ms);
    return `${padded(minutes)}:${seconds}`;
  },
  seconds: (ms: number): string => `${ms / 1000}s`,
  milliseconds: (ms: number): string => `${ms}ms`,
  minutes: (ms: number): string => `${(ms / 60_000).toFixed(6)}min`,
  plain: (ms: number): string => `${ms / 1000}`,
} as const;

/** The name of a clock format. */
export type ClockForm = keyof typeof clockForms;
