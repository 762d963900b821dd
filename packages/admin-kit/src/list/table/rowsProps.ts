import type { Column } from '../../listState/columns.ts';

/** Measures the rendered element of a row. */
export type Measure = (element: HTMLElement | null) => void;

/** What the table and the cards show. */
export interface RowsProps {
  readonly columns: readonly Column[];
  /** The name of each row's group, where the list is grouped. */
  readonly headings: readonly string[] | undefined;
}

/** Returns the heading before a row: that of its group, if the group starts with it. */
export const headingBefore = (headings: RowsProps['headings'], index: number): string | undefined =>
  headings?.[index] === headings?.[index - 1] ? undefined : headings?.[index];
