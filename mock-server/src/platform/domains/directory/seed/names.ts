import type { Faker } from '@faker-js/faker';
import type { Realm } from '../../../database/realms.ts';

const localeOf: Readonly<Record<Realm, () => Promise<{ faker: Faker }>>> = {
  de: () => import('@faker-js/faker/locale/de'),
  fi: () => import('@faker-js/faker/locale/fi'),
  fr: () => import('@faker-js/faker/locale/fr'),
  no: () => import('@faker-js/faker/locale/nb_NO'),
  nl: () => import('@faker-js/faker/locale/nl'),
  se: () => import('@faker-js/faker/locale/sv'),
  uk: () => import('@faker-js/faker/locale/en_GB'),
  us: () => import('@faker-js/faker/locale/en_US'),
};

/** Returns a seeded faker in a realm's language: the same seed gives the same names, streets and choices. */
export async function fakerOf(realm: Realm, seed: number): Promise<Faker> {
  const { faker } = await localeOf[realm]();
  faker.seed(seed);
  return faker;
}
