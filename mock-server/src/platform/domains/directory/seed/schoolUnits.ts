import type { Faker } from '@faker-js/faker';
import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';
import { consumerSchoolUnitUid, type SchoolUnitRecord, schoolUnitRow, schoolUnitUid } from '../rows/schoolUnitRow.ts';
import { vocabulary } from './vocabulary.ts';

const nothing = { parent: null, pupilNumber: null, streetAddress: null, postalCode: null, city: null, identifiers: [] };
const customer = { active: true, status: 'customer', secureAuthEnabled: false, qrCodeLoginEnabled: false } as const;

function organisations(realm: Realm): SchoolUnitRecord[] {
  const { towns, organisationCode } = vocabulary[realm];
  return towns.map((town, index) => ({
    ...nothing,
    ...customer,
    uid: schoolUnitUid(realm, index + 1),
    realm,
    id: index + 1,
    name: town.organisation,
    type: 'organisation',
    city: town.name,
    secureAuthEnabled: true,
    identifiers: [{ type: organisationCode, value: String(212_000_2600 + index) }],
  }));
}

function below(realm: Realm, faker: Faker, name: string, type: 'school' | 'preschool', index: number): SchoolUnitRecord {
  const { towns, schoolCode } = vocabulary[realm];
  const place = index % towns.length;
  const town = towns[place] ?? towns[0];
  const id = towns.length + 1 + index;
  // One former school and one trial school, so that lists have something to filter by.
  const status = index === 7 ? 'former' : index === 6 ? 'trial' : 'customer';
  return {
    ...nothing,
    uid: schoolUnitUid(realm, id),
    realm,
    id,
    name,
    type,
    active: status !== 'former',
    status,
    parent: schoolUnitUid(realm, place + 1),
    pupilNumber: faker.number.int(type === 'school' ? { min: 180, max: 520 } : { min: 30, max: 90 }),
    streetAddress: faker.location.streetAddress(),
    postalCode: town.postalCode,
    city: town.name,
    secureAuthEnabled: index % 2 === 0,
    qrCodeLoginEnabled: type === 'school',
    identifiers: [{ type: schoolCode, value: String(73_905_200 + id) }],
  };
}

/** Creates a realm's organisations, the schools and preschools below them, and the school unit of its consumers. */
export function makeSchoolUnits(realm: Realm, faker: Faker): Row<'schoolUnits'>[] {
  const { schools, preschools, families } = vocabulary[realm];
  const units = [
    ...organisations(realm),
    ...schools.map((name, index) => below(realm, faker, name, 'school', index)),
    ...preschools.map((name, index) => below(realm, faker, name, 'preschool', schools.length + index)),
  ];
  const consumers: SchoolUnitRecord = {
    ...nothing,
    ...customer,
    uid: consumerSchoolUnitUid(realm),
    realm,
    id: units.length + 1,
    name: families,
    type: 'organisation',
  };
  return [...units, consumers].map(schoolUnitRow);
}
