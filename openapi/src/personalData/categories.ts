/** The people whom the page about stored data tells apart. */
export const people = ['child', 'guardian', 'staff'] as const;
/** One of {@link people}. */
export type PersonKind = (typeof people)[number];

/**
 * Who can see data, in the apps or in an export: the person, staff of their school, in the reader alone their teachers and the administrators of the unit
 * where it was given, only the administrators of their school, or those who run the service.
 */
export type Viewer = 'you' | 'staff' | 'teachers' | 'administrators' | 'operator';

/**
 * How long a server stores data. `account`: until 30 days after the deletion of the account; `deletion`: until its deletion; `days`: until that many days
 * have passed, and as `account` at the latest; `years`: as long as the law requires, also after the deletion.
 */
export type ServerRetention =
  | { readonly kind: 'account' | 'deletion' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'years'; readonly years: number };

/** How long a browser stores data: until the user logs out, until it was sent or its task is done, or until they clear the browser. */
export type BrowserRetention = { readonly kind: 'signOut' | 'sent' | 'browser' };

/** How many days after the deletion of an account its data is erased (shell §9, admin §9). */
export const erasureDays = 30;

/** After how many days a snapshot, which holds everything of everybody, is deleted. */
export const snapshotDays = 30;

/** After how many days a cancellation or a withdrawal is erased that nobody confirmed: anybody can write one about anybody. */
export const pendingDeclarationDays = 90;

interface Category<Retention> {
  readonly about: readonly PersonKind[];
  readonly seenBy: readonly Viewer[];
  readonly retention: Retention;
}

const all = people;

/** The personal data on the servers, as the page names it; each table is in one category. */
export const serverCategories = {
  profile: { about: all, seenBy: ['you', 'staff', 'operator'], retention: { kind: 'account' } },
  schools: { about: all, seenBy: ['you', 'staff', 'operator'], retention: { kind: 'account' } },
  password: { about: all, seenBy: ['you', 'administrators'], retention: { kind: 'account' } },
  logins: { about: all, seenBy: ['you', 'operator'], retention: { kind: 'days', days: 90 } },
  emails: { about: all, seenBy: ['you', 'operator'], retention: { kind: 'days', days: 180 } },
  reading: { about: all, seenBy: ['you', 'operator'], retention: { kind: 'account' } },
  bookshelf: { about: all, seenBy: ['you', 'staff', 'operator'], retention: { kind: 'account' } },
  assignments: { about: ['child'], seenBy: ['you', 'teachers', 'operator'], retention: { kind: 'account' } },
  activity: { about: all, seenBy: ['you', 'operator'], retention: { kind: 'account' } },
  changes: { about: all, seenBy: ['you', 'administrators', 'operator'], retention: { kind: 'account' } },
  sync: { about: ['child', 'staff'], seenBy: ['you', 'administrators', 'operator'], retention: { kind: 'days', days: 30 } },
  cards: { about: ['guardian'], seenBy: ['you', 'operator'], retention: { kind: 'deletion' } },
  subscriptions: { about: ['guardian'], seenBy: ['you', 'administrators', 'operator'], retention: { kind: 'account' } },
  invoices: { about: ['guardian'], seenBy: ['you', 'operator'], retention: { kind: 'years', years: 10 } },
  declarations: { about: ['guardian'], seenBy: ['you', 'operator'], retention: { kind: 'years', years: 3 } },
  trials: { about: ['guardian'], seenBy: ['operator'], retention: { kind: 'days', days: 730 } },
  protection: { about: all, seenBy: ['operator'], retention: { kind: 'days', days: 1 } },
} as const satisfies Record<string, Category<ServerRetention>>;

/** One of the {@link serverCategories}. */
export type ServerCategory = keyof typeof serverCategories;

/** The data in a browser, as the page names it; each store is in one category. */
export const browserCategories = {
  session: { about: all, seenBy: ['you'], retention: { kind: 'signOut' } },
  copies: { about: all, seenBy: ['you'], retention: { kind: 'signOut' } },
  unsent: { about: all, seenBy: ['you'], retention: { kind: 'sent' } },
  order: { about: ['guardian'], seenBy: ['you'], retention: { kind: 'sent' } },
  settings: { about: all, seenBy: ['you'], retention: { kind: 'browser' } },
  device: { about: all, seenBy: ['you'], retention: { kind: 'browser' } },
} as const satisfies Record<string, Category<BrowserRetention>>;

/** One of the {@link browserCategories}. */
export type BrowserCategory = keyof typeof browserCategories;
