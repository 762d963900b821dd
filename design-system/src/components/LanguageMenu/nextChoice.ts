/**
 * Returns the index of the choice that a key moves to in a grid; undefined for other keys. Left and right follow the reading direction and
 * wrap to the next row; where no row is above or below, up and down lead to the choice before and after, as in a menu of one column.
 */
export function nextChoice(
  key: string,
  from: number,
  { count, perRow, direction }: { count: number; perRow: number; direction: 'ltr' | 'rtl' },
): number | undefined {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const next = (from + 1) % count;
  const previous = (from - 1 + count) % count;
  switch (key) {
    case forward:
      return next;
    case back:
      return previous;
    case 'ArrowDown':
      return from + perRow < count ? from + perRow : next;
    case 'ArrowUp':
      return from >= perRow ? from - perRow : previous;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
