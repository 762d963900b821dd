import type { MailRow } from './MailRow.ts';

/** The text of one mail; greeting and footer are added by the frame. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What nobody may overlook, in a frame after the paragraphs. */
  readonly framed?: string;
  /** What was ordered and paid, as a table. */
  readonly rows?: readonly MailRow[];
  /** The label of the mail's link; by default that of the frame. */
  readonly action?: string;
}

/** Drops the undefined paragraphs. */
export function presentParagraphs(...paragraphs: readonly (string | undefined)[]): string[] {
  return paragraphs.filter((paragraph) => paragraph !== undefined);
}

/** Returns the rows of a table, without those that have no value. */
export function presentRows(...rows: readonly (readonly [label: string, value: string | undefined, total?: boolean])[]): MailRow[] {
  return rows.flatMap(([label, value, total = false]) => (value === undefined ? [] : [{ label, value, total }]));
}
