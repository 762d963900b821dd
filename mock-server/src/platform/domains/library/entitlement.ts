import type { components } from '@realmkit/openapi/types/library';
import type { Realm } from '../../database/realms.ts';
import type { ShardData } from '../../database/shards.ts';
import { dayOf, findSchoolUnitPeriods, isRunning, type SubscriptionPeriod } from '../billing/index.ts';
import { unitsBelow } from '../directory/index.ts';
import { findActivePerson } from '../identity/index.ts';
import type { CatalogueBook } from './catalogue/catalogue.ts';
import { sampleBookId } from './catalogue/sampleBookId.ts';

type Schemas = components['schemas'];

const typesWithBooks: ReadonlySet<string> = new Set(['polylino-consumer', 'polylino-preschool', 'polylino-school']);
// The licences of schools include sign language; a family adds it with its plan.
const typesWithSignLanguage: ReadonlySet<string> = new Set(['polylino-preschool', 'polylino-school', 'polylino-sign-language']);

/** What a person may open, and why. */
export interface Entitlement extends Readonly<Schemas['Entitlement']> {
  /** Superusers manage the platform and open every book. */
  readonly isSuperuser: boolean;
  /** The running subscriptions that open books or their sign language. */
  readonly subscriptions: readonly SubscriptionPeriod[];
}

/**
 * Finds what a person may open on the day of a moment; undefined for a user who is deleted or has no active school unit. Reads the
 * database and not a token, so that the end of a subscription takes effect at the next request. An admin of an organisation also has the
 * licences of the school units below it.
 *
 * @param now - in milliseconds since 1970, by the shard's clock
 */
export async function findEntitlement(
  { engine: { database }, tables }: Pick<ShardData, 'engine' | 'tables'>,
  realm: Realm,
  uid: string,
  now: number,
): Promise<Entitlement | undefined> {
  const person = await findActivePerson(database, tables, realm, uid, now);
  if (!person) return undefined;
  const administered = person.associations.filter(({ role }) => role === 'admin').map(({ schoolUid }) => schoolUid);
  const below = (await unitsBelow(database, tables, administered)).filter((unit) => !administered.includes(unit));
  const licences = await findSchoolUnitPeriods(database, tables, below);
  const running = [...person.periods, ...licences.filter((period) => isRunning(period, dayOf(now)))];
  const opensBooks = person.superuser || running.some(({ type }) => typesWithBooks.has(type));
  return {
    isSuperuser: person.superuser,
    subscriptions: running.filter(({ type }) => typesWithBooks.has(type) || typesWithSignLanguage.has(type)),
    opensBooks,
    opensSignLanguage: person.superuser || (opensBooks && running.some(({ type }) => typesWithSignLanguage.has(type))),
    openedBy: person.roles.some((role) => role !== 'guardian') ? 'school' : 'plan',
  };
}

/** Returns what of a book an entitlement does not open; undefined if it does not open the book. The sample book opens to everybody. */
export function lockedMediaOf(
  { opensBooks, opensSignLanguage, openedBy }: Entitlement,
  realm: Realm,
  { id, signLanguages }: CatalogueBook,
): Schemas['Locked'] | undefined {
  if (id === sampleBookId(realm)) return [];
  if (!opensBooks) return undefined;
  return opensSignLanguage || signLanguages.length === 0 ? [] : [{ media: 'signLanguage', openedBy }];
}
