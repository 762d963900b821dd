import type { ImportField } from '../fields.ts';

/** The reason of a cell's error; each has its own text (admin §5). */
export type CellErrorReason =
  | 'mandatory'
  | 'unsupportedCharacters'
  | 'invalidUsername'
  | 'invalidEmail'
  | 'invalidMobileNumber'
  | 'invalidPersonalNumber'
  | 'atLeast8'
  | 'upTo255'
  | 'mustBeNumber'
  | 'between'
  | 'yesOrNo'
  | 'twiceInFile'
  | 'exists'
  | 'unknownOrganization'
  | 'notEditable'
  | 'forbidden'
  | 'refused';

/** The highest age filter, in years. */
const highestAge = 99;

const yes = ['1', 'x', 'true', 'yes', 'ja', 'oui', 'kyllä'];
const no = ['0', 'false', 'no', 'nein', 'nej', 'nei', 'nee', 'non', 'ei'];

/** Returns whether a cell means yes; undefined if it means neither yes nor no. */
export function yesOrNo(text: string): boolean | undefined {
  const small = text.toLowerCase();
  return yes.includes(small) ? true : no.includes(small) ? false : undefined;
}

const isEmail = (text: string) => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.]+$/.test(text);
const checkLength = (text: string) => (text.length > 255 ? 'upTo255' : undefined);

const checks: Partial<Record<ImportField, (text: string) => CellErrorReason | undefined>> = {
  username: (text) => (/^[A-Za-z0-9_.+@-]{3,255}$/.test(text) ? undefined : 'invalidUsername'),
  // A name is plain text without mark-up, wherever it is shown later.
  name: (text) => (/[<>]/.test(text) ? 'unsupportedCharacters' : checkLength(text)),
  groups: (text) => (/[<>]/.test(text) ? 'unsupportedCharacters' : undefined),
  email: (text) => (isEmail(text) ? checkLength(text) : 'invalidEmail'),
  gsuiteemail: (text) => (isEmail(text) ? checkLength(text) : 'invalidEmail'),
  password: (text) => (text.length < 8 ? 'atLeast8' : checkLength(text)),
  ageFilter: (text) => (!/^\d+$/.test(text) ? 'mustBeNumber' : Number(text) > highestAge ? 'between' : undefined),
  shared: (text) => (yesOrNo(text) === undefined ? 'yesOrNo' : undefined),
  speakingBookRights: (text) => (yesOrNo(text) === undefined ? 'yesOrNo' : undefined),
  eppn: checkLength,
  gsuiteid: checkLength,
  office365: checkLength,
  bankid: (text) => (/^[0-9]{12}$/.test(text) ? undefined : 'invalidPersonalNumber'),
  sms: (text) => (/^\+?[0-9][0-9 -]{5,19}$/.test(text) ? undefined : 'invalidMobileNumber'),
};

/** Returns the error reason of a cell's text, by the limits of the contract. The text is not empty. */
export const cellErrorReasonOf = (field: ImportField, text: string): CellErrorReason | undefined => checks[field]?.(text);
