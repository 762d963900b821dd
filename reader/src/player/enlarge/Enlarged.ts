import type { Description } from './describe.ts';
import type { EnlargeableKind } from './enlargeable.ts';

/** A picture, a table or a formula of a page. */
interface EnlargedPart extends Description {
  readonly element: Element;
  readonly kind: EnlargeableKind;
}

/** The enlarged view over the book: the parts of a screen, of which one is shown. */
export interface Enlarged {
  readonly parts: readonly EnlargedPart[];
  readonly current: number;
}
