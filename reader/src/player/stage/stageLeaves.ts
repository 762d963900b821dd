import type { Publication, SpineItem } from '../publication/Publication.ts';
import type { PageLayout } from '../settings/look.ts';
import { inFlow } from './inFlow.ts';
import { type Leaf, leafWith, leavesOf, showsSpreads } from './leaves.ts';

/** The options of the leaves. */
export interface StageLeavesOptions {
  readonly container: HTMLElement;
  readonly publication: Pick<Publication, 'items' | 'direction'>;
  readonly pageLayout: () => PageLayout;
}

/** The leaves of a book, as a stage shows them. */
export type StageLeaves = ReturnType<typeof createStageLeaves>;

/** Creates the leaves of a book for the size of a stage, and the user's choice of its flow. */
export function createStageLeaves({ container, publication, pageLayout }: StageLeavesOptions) {
  const itemsNow = () => inFlow(publication.items, pageLayout().flow);
  let items = itemsNow();
  const leavesNow = () => leavesOf(items, publication.direction, showsSpreads(container.clientWidth));
  let leaves = leavesNow();
  return {
    all: (): readonly Leaf[] => leaves,
    /** Adapts them to the stage as it is now. */
    update: () => {
      items = itemsNow();
      leaves = leavesNow();
    },
    /** Returns the document of an index, or the first one. */
    item: (index?: number): SpineItem | undefined => (index === undefined ? items[0] : items.find((one) => one.index === index)),
    withItem: (item: SpineItem): Leaf => leafWith(leaves, item),
    next: (leaf: Leaf | undefined): Leaf | undefined => leaf && leaves[leaves.indexOf(leaf) + 1],
    /** Returns where the leaf beside one is; a non-linear document is followed by the next linear one. @param index the document of the leaf */
    beside: (leaf: Leaf, index: number, step: 1 | -1): number => {
      const at = leaves.indexOf(leaf);
      return at >= 0 ? at + step : leaves.findIndex(({ pages }) => (pages[0]?.item.index ?? 0) > index);
    },
  };
}
