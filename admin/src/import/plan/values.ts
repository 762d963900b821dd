import { type FieldConstraint, fieldConstraintOf, fieldReasonOf, type ValidationReason } from '@realmkit/admin-kit';
import { personAttributes } from '@realmkit/openapi';
import { type ImportField, isAttributeField, type UserData } from '../fields.ts';

const yes = ['1', 'x', 'true', 'yes', 'ja', 'oui', 'kyllä'];
const no = ['0', 'false', 'no', 'nein', 'nej', 'nei', 'nee', 'non', 'ei'];

/** Returns whether a cell means yes; undefined if it means neither yes nor no. */
function yesOrNo(text: string): boolean | undefined {
  const small = text.toLowerCase();
  return yes.includes(small) ? true : no.includes(small) ? false : undefined;
}

// The contract names the format `idn-email` and has no pattern for it.
const isEmail = (text: string) => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.]+$/.test(text);

/** Returns the first JSON Schema keyword that a text violates. */
function violatedKeyword(text: string, { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldConstraint) {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return 'pattern';
  if (format === 'idn-email' && !isEmail(text)) return 'format';
  // JSON Schema counts characters, not the code units of `text.length`.
  const { length } = [...text];
  return length < minLength ? 'minLength' : length > maxLength ? 'maxLength' : undefined;
}

/** Does the same for a number. */
function violatedLimit(value: number, { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: FieldConstraint) {
  return value < minimum ? 'minimum' : value > maximum ? 'maximum' : undefined;
}

/** Returns why a cell's text is not valid, by the limits of the contract. The text is not empty. */
export function cellReasonOf(field: ImportField, text: string): ValidationReason | undefined {
  // A name is plain text without mark-up, wherever it is shown later; the contract allows these characters.
  if ((field === 'name' || field === 'groups') && /[<>]/.test(text)) return 'unsupported';
  if (!isAttributeField(field)) return undefined;
  const { kind } = personAttributes[field];
  if (kind === 'flag') return yesOrNo(text) === undefined ? 'yesOrNo' : undefined;
  if (kind === 'number' && !/^\d+$/.test(text)) return 'number';
  const constraint = fieldConstraintOf(field);
  const reason = kind === 'number' ? violatedLimit(Number(text), constraint) : violatedKeyword(text, constraint);
  return reason && fieldReasonOf({ attribute: field, reason });
}

/** Returns what a valid cell writes. */
export function writtenValue(field: keyof UserData, text: string): string | number | boolean | undefined {
  const { kind } = personAttributes[field];
  return kind === 'flag' ? yesOrNo(text) : kind === 'number' ? Number(text) : text;
}
