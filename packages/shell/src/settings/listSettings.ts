import { isJsonObject } from '@realmkit/openapi/json';

/** The lists that may be cached (admin §9: 11 types; which six beside the named five is our choice). */
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

/** A list that may be cached. */
export type ListType = (typeof listTypes)[number];

/** The cache settings of lists (shell §3). The user's own data has its own duration. */
export interface ListSettings {
  /** The time that rows are cached, in milliseconds. */
  readonly cacheDuration: number;
  /** True for the lists that are cached. */
  readonly caches: Readonly<Record<ListType, boolean>>;
}

/** The default settings: every list is cached for three minutes (admin §9). */
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

/** The maximum cache duration, in milliseconds: an hour. */
const longestCacheDuration = 3_600_000;

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= longestCacheDuration;

/** Parses stored settings; missing and invalid values become the defaults. */
export function parseListSettings(text: string | null): ListSettings {
  const stored = parsed(text);
  const caches = isJsonObject(stored.caches) ? stored.caches : {};
  return {
    cacheDuration: isDuration(stored.cacheDuration) ? stored.cacheDuration : standardListSettings.cacheDuration,
    caches: { ...standardListSettings.caches, ...Object.fromEntries(listTypes.map((type) => [type, caches[type] !== false])) },
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isJsonObject(value) ? value : {};
  } catch {
    // Not reported: settings that are not JSON are the standard ones.
    return {};
  }
}
