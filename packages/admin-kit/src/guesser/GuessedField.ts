/** A field of a record, as the contract describes it. */
export interface GuessedField {
  /** The path of the attribute, with dots where objects are nested. */
  readonly source: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'reference' | 'references' | 'list';
  /** Whether the contract requires it, all the way up. */
  readonly required: boolean;
  /** Whether the service sets it. */
  readonly readOnly: boolean;
  /** The format of a text, such as `email`. */
  readonly format?: string;
  readonly choices?: readonly string[];
  /** The resource that it names a record of. */
  readonly reference?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** How many digits after the separator a number has that is not whole. */
  readonly fractionDigits?: number;
}
