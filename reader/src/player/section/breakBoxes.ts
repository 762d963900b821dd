import { flattenLayers } from './layeredBoxes.ts';
import { breakTallBoxes, type Screen } from './tallBoxes.ts';
import { fitTables } from './wideTables.ts';

/** Lets what a screen cannot hold go on at the next one; `layered` are the boxes that can be layers of their own. */
export function breakBoxes(document: Document, screen: Screen, layered: readonly HTMLElement[]): void {
  if (!screen.isVertical) fitTables(document);
  const isBroken = breakTallBoxes(document, screen);
  // A box that has become another has another place for its tables.
  if (isBroken && !screen.isVertical) fitTables(document);
  flattenLayers(layered);
}
