import type { ImportField } from '../fields.ts';

/** What is wrong with a cell; each has words of its own (admin §5). */
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

/** Whether a cell says yes; undefined where it says neither. */
export function yesOrNo(text: string): boolean | undefined {
  const small = text.toLowerCase();
  return yes.includes(small) ? true : no.includes(small) ? false : undefined;
}

const isEmail = (text: string) => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.]+$/.test(text);
const checkLength = (text: string) => (text.length > 255 ? 'upTo255' : undefined);

const checks: Partial<Record<ImportField, (text: string) => CellErrorReason | undefined>> = {
  username: (text) => (/^[A-Za-z0-9_.+@-]{3,255}$/.test(text) ? undefined : 'invalidUsername'),
  // A name is text and nothing else: no mark-up, whoever shows it later.
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

/** What is wrong with the text of a cell that is not empty, by the bounds of the contract. */
export const cellErrorReasonOf = (field: ImportField, text: string): CellErrorReason | undefined => checks[field]?.(text);
