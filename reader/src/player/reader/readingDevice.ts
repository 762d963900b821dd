import type { ReadingDevice } from '@realmkit/design-system';

/** Returns the kind of device, by its pointer and screen size: tablets show the text smaller (reader §9, Font size). */
export function readingDevice(): ReadingDevice {
  const { width, height } = screen;
  const isTablet = matchMedia('(pointer: coarse)').matches && Math.min(width, height) >= 600;
  if (!isTablet) return 'screen';
  return width >= height ? 'tabletLandscape' : 'tabletPortrait';
}
