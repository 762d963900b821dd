/** The props by which a list places a filter input. */
export interface FilterProps {
  /** The name of the filter. */
  readonly source: string;
  /** Whether the input is always there; any other is there while it filters, and may be added by its label. */
  readonly alwaysOn?: boolean;
  readonly label?: string;
}
