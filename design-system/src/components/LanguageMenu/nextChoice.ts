/**
 * Returns the index of the choice that a key moves to in a grid; undefined for other keys. Left and right follow the reading direction and
 * wrap to the next row; up and down stop at the edge.
 */
export function nextChoice(
  key: string,
  from: number,
  { count, perRow, direction }: { count: number; perRow: number; direction: 'ltr' | 'rtl' },
): number | undefined {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const within = (to: number) => (to >= 0 && to < count ? to : from);
  switch (key) {
    case forward:
      return (from + 1) % count;
    case back:
      return (from - 1 + count) % count;
    case 'ArrowDown':
      return within(from + perRow);
    case 'ArrowUp':
      return within(from - perRow);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
