import { crossBoxes, turnCrossBoxes } from './crossBoxes.ts';
import { flattenLayers, layeredBoxes } from './layeredBoxes.ts';
import { breakTallBoxes, type Screen, unbreakableBoxes } from './tallBoxes.ts';
import { fitTables } from './wideTables.ts';

/** Creates what lets the boxes of a page that a screen cannot hold go on at the next one, after each layout. */
export function createBoxBreaker(document: Document): (screen: Screen) => void {
  const [cross, unbreakable, layered] = [crossBoxes(document), unbreakableBoxes(document), layeredBoxes(document)];
  return (screen) => {
    turnCrossBoxes(cross, screen);
    if (!screen.isVertical) fitTables(document);
    const isBroken = breakTallBoxes(unbreakable, screen);
    // A box that has become another has another place for its tables.
    if (isBroken && !screen.isVertical) fitTables(document);
    flattenLayers(layered);
  };
}
