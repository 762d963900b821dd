import type { ReactNode } from 'react';

/** Something that can be done to several rows at once; the texts come translated. */
export interface BulkAction<Item> {
  readonly key: string;
  /** What its button says. */
  readonly label: string;
  /** Asks before it is done to so many rows. */
  readonly question: (count: number) => string;
  readonly consequence: string;
  readonly destructive?: boolean;
  /** What has to be chosen first, and whether it is. */
  readonly fields?: ReactNode;
  readonly ready?: boolean;
  /** Why it cannot be done to a row; undefined where it can. */
  readonly forbidden?: (item: Item) => string | undefined;
  readonly carryOut: (item: Item) => Promise<unknown>;
  /** Fetches again what shows the rows. */
  readonly afterwards: () => unknown;
}
