/** The eight realms of the platform (shell §1). */
export const realms = ['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk', 'us'] as const;

/** One of the eight realms (shell §1). */
export type Realm = (typeof realms)[number];

/** The realm whose tokens and brand are used on a host without a realm. */
export const defaultRealm: Realm = 'se';

/** Returns whether a text names a realm. */
export const isRealm = (text: string): text is Realm => realms.some((realm) => realm === text);
