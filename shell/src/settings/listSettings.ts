import { isJsonObject } from '../json/isJsonObject.ts';

/** The lists whose rows may be kept in memory for a while (admin §9: 11 types; which six beside the named five is our choice). */
export const listTypes = [
  'groups',
  'schoolUnits',
  'userGroups',
  'users',
  'userSchoolUnits',
  'userSubscriptionPeriods',
  'schoolUnitSubscriptionPeriods',
  'auditLogs',
  'syncs',
  'bookshelf',
  'subscriptionTypes',
] as const;

/** A list whose rows may be kept. */
export type ListType = (typeof listTypes)[number];

/** How lists are kept in memory (shell §3). It concerns lists only: the user's own data have a time of their own. */
export interface ListSettings {
  /** How long rows serve, in milliseconds. */
  readonly cacheDuration: number;
  /** Whether the rows of a list are kept at all. */
  readonly caches: Readonly<Record<ListType, boolean>>;
}

/** The settings before anyone chose: every list is kept for three minutes (admin §9). */
export const standardListSettings: ListSettings = {
  cacheDuration: 180_000,
  caches: {
    groups: true,
    schoolUnits: true,
    userGroups: true,
    users: true,
    userSchoolUnits: true,
    userSubscriptionPeriods: true,
    schoolUnitSubscriptionPeriods: true,
    auditLogs: true,
    syncs: true,
    bookshelf: true,
    subscriptionTypes: true,
  },
};

/** The longest time that rows may serve, in milliseconds: an hour. */
const longestCacheDuration = 3_600_000;

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= longestCacheDuration;

/** Reads settings that were kept; whatever is missing or makes no sense is as before anyone chose. */
export function parseListSettings(text: string | null): ListSettings {
  const kept = parsed(text);
  const caches = isJsonObject(kept.caches) ? kept.caches : {};
  return {
    cacheDuration: isDuration(kept.cacheDuration) ? kept.cacheDuration : standardListSettings.cacheDuration,
    caches: { ...standardListSettings.caches, ...Object.fromEntries(listTypes.map((type) => [type, caches[type] !== false])) },
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
