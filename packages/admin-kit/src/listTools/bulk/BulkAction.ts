import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** An action on several rows; the texts are translated. */
export interface BulkActionButtonProps<Row extends RaRecord> {
  readonly label: string;
  /** The question before the action runs on this number of rows. */
  readonly confirmTitle: string | ((count: number) => string);
  readonly confirmContent?: ReactNode;
  readonly destructive?: boolean;
  /** Inputs that must be filled in first, and whether they are. */
  readonly fields?: ReactNode;
  readonly ready?: boolean;
  /** Returns why the action is forbidden for a row; undefined if it is allowed. */
  forbidden?(row: Row): string | undefined;
  mutationFn(row: Row): Promise<unknown>;
}
