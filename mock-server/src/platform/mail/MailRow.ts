/** A row of a mail's order table; amounts are formatted already. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** Whether the row is the sum of those above. */
  readonly total?: boolean;
}
