import type { ReactNode } from 'react';
import type { RecordSelection } from '../selection/useRowSelection.ts';

/** The props of a list's bulk actions. */
export interface BulkProps<Item> {
  readonly selection: RecordSelection<Item>;
}

/** An action on several rows at once; the texts are already translated. */
export interface BulkAction<Item> {
  readonly key: string;
  /** The label of its button. */
  readonly label: string;
  /** Returns the question before the action runs on this number of rows. */
  readonly question: (count: number) => string;
  readonly consequence: string;
  readonly destructive?: boolean;
  /** Inputs that must be filled in first, and whether they are. */
  readonly fields?: ReactNode;
  readonly ready?: boolean;
  /** Returns why the action is forbidden for a row; undefined if it is allowed. */
  readonly forbidden?: (item: Item) => string | undefined;
  readonly mutationFn: (item: Item) => Promise<unknown>;
}
