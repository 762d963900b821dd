import type { BookProps } from '../BookProps.ts';
import type { LockedMedia } from '../network/EntitlementError.ts';

const dayMs = 24 * 3_600_000;

/** The number of days that a copy opens after the last policy that the host gave for the book (decision 0044). */
const daysWithoutPolicy = 30;

/** What a whole copy of a book says about itself; a copy without it is not whole. */
export interface CopyRecord {
  readonly version: 1;
  readonly title: string;
  /** The language of the book (BCP 47); empty where it does not say, absent in copies of earlier versions. */
  readonly language?: string;
  /** The unsigned URL of the package document, the folder or the archive. */
  readonly url: string;
  /** Tells editions of the book apart. */
  readonly edition: string;
  /** What the host knows of the book. */
  readonly languages: BookProps['languages'];
  readonly properties: BookProps['properties'];
  /** The size of its files, in bytes. */
  readonly size: number;
  /** What the last policy did not open. */
  readonly locked: readonly LockedMedia[];
  /** The recordings of sign language; they are not in the copy of a user for whom they are locked. */
  readonly signed: readonly string[];
  /** The files that the book turned out to lack. */
  readonly absent: readonly string[];
  /** The time of the last policy, in ms since 1970; undefined if the book needs none. */
  readonly policyAt: number | undefined;
  /** True if the service has a newer edition. */
  readonly isOutdated: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isLocked = (value: unknown): boolean => Array.isArray(value) && value.every((one) => isObject(one) && typeof one.media === 'string');

/** Returns whether a stored value is a record of this version. */
export const isCopyRecord = (value: unknown): value is CopyRecord =>
  isObject(value) &&
  value.version === 1 &&
  typeof value.title === 'string' &&
  typeof value.url === 'string' &&
  URL.canParse(value.url) &&
  typeof value.edition === 'string' &&
  typeof value.size === 'number' &&
  isLocked(value.locked) &&
  isTexts(value.signed) &&
  isTexts(value.absent) &&
  (value.policyAt === undefined || typeof value.policyAt === 'number') &&
  typeof value.isOutdated === 'boolean';

/** Returns the time until which a copy opens without a new policy, in ms since 1970; undefined if it always does. */
export const opensUntil = ({ policyAt }: CopyRecord): number | undefined =>
  policyAt === undefined ? undefined : policyAt + daysWithoutPolicy * dayMs;

/** Returns whether a copy may be opened at a time, in ms since 1970. A clock that was set back by more than a day opens none. */
export function mayOpen(record: CopyRecord, now: number): boolean {
  const { policyAt } = record;
  const until = opensUntil(record);
  return policyAt === undefined || until === undefined || (now < until && now > policyAt - dayMs);
}
