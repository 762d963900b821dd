const units: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1, ms: 0.001 };

/**
 * Parses a SMIL clock value in any of its forms (`1:02:03.5`, `02:03`, `7.5s`, `90`, `2min`, `1.5h`, `250ms`) to seconds; undefined for
 * everything else.
 */
export function parseClock(text: string | null | undefined): number | undefined {
  const value = text?.trim().replace(/^npt=/, '') ?? '';
  const count = /^(\d+(?:\.\d*)?|\.\d+)\s*(h|min|s|ms)?$/.exec(value);
  if (count) return Number(count[1]) * (units[count[2] ?? 's'] ?? 1);
  const parts = /^(?:(\d+):)?([0-5]?\d):([0-5]?\d(?:\.\d*)?)$/.exec(value);
  if (!parts) return undefined;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}
