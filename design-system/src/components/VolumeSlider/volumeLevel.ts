/** Returns the level of a volume for its icon: under 0.3 low, over 0.7 high (reader §9). */
export function volumeLevel(volume: number): 'low' | 'middle' | 'high' {
  if (volume < 0.3) return 'low';
  return volume > 0.7 ? 'high' : 'middle';
}

/** Returns the volume after a number of steps of 0.1, within 0 and 1 (reader §5). */
export const volumeAfter = (volume: number, steps: number): number => Math.min(10, Math.max(0, Math.round(volume * 10) + steps)) / 10;
