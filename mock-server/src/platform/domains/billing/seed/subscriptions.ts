import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';
import { sortKey } from '../../../database/text/sortKey.ts';
import { consumerSchoolUnitUid } from '../../directory/index.ts';
import type { SeedPerson } from '../../directory/seed/people.ts';
import { vocabulary } from '../../directory/seed/vocabulary.ts';

interface Draft {
  readonly owner: string;
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly licences?: number;
}

/** The licences that each organisation holds, for its administrators to give to people and school units. */
const heldLicences = { 'polylino-school': 400, 'polylino-preschool': 60 } as const;

function numbered<Period extends Draft>(realm: Realm, drafts: readonly Period[]) {
  return drafts.map((draft, index) => ({ ...draft, realm, id: index + 1, grantedFrom: null }));
}

/** Creates the subscription types of a realm's people and school units. */
export function makeSubscriptionTypes(realm: Realm): Row<'subscriptionTypes'>[] {
  const { school, family, signLanguage } = vocabulary[realm];
  const types = {
    begreppa: 'Begreppa',
    'polylino-consumer': `Polylino ${family}`,
    'polylino-preschool': 'Polylino',
    'polylino-school': `Polylino ${school}`,
    'polylino-sign-language': `Polylino ${signLanguage}`,
  };
  return Object.entries(types).map(([type, name]) => ({ realm, type, name, nameKey: sortKey(name, realm) }));
}

/** Creates the subscription periods of school units: running, ended and future ones, and the licences of the organisations. */
export function makeSchoolUnitPeriods(realm: Realm, schoolUnits: readonly Row<'schoolUnits'>[]): Row<'schoolUnitPeriods'>[] {
  const drafts = schoolUnits.flatMap(({ uid: owner, type, status, id }): Draft[] => {
    if (type === 'organisation')
      return owner === consumerSchoolUnitUid(realm) ? [] : [{ owner, type: 'begreppa', startDate: '2025-01-01', endDate: null }];
    const product = type === 'school' ? 'polylino-school' : 'polylino-preschool';
    const earlier: Draft = { owner, type: product, startDate: '2023-08-15', endDate: '2025-06-30' };
    if (status === 'former') return [earlier];
    const running: Draft = { owner, type: product, startDate: '2025-08-15', endDate: status === 'trial' ? null : '2031-06-30' };
    const coming: Draft = { owner, type: product, startDate: '2031-08-15', endDate: '2032-06-30' };
    return id % 3 === 0 ? [earlier, running, coming] : [earlier, running];
  });
  const held = schoolUnits
    .filter(({ uid, type }) => type === 'organisation' && uid !== consumerSchoolUnitUid(realm))
    .flatMap(({ uid: owner }) =>
      Object.entries(heldLicences).map(([type, licences]) => ({ owner, type, startDate: '2025-08-01', endDate: null, licences })),
    );
  return numbered(realm, [...drafts, ...held]).map((period) => ({ ...period, licences: period.licences ?? null }));
}

/** Creates the subscription periods of consumers: the demo account's and most others are running, some have ended. */
export function makeUserPeriods(
  realm: Realm,
  users: readonly { readonly uid: string; readonly person: SeedPerson }[],
): Row<'userPeriods'>[] {
  const consumers = users.filter(({ person }) => person.associations.some(({ schoolUid }) => schoolUid === consumerSchoolUnitUid(realm)));
  return numbered(
    realm,
    consumers.map(({ uid }, index) => ({
      owner: uid,
      type: 'polylino-consumer',
      startDate: `2025-${String((index % 9) + 1).padStart(2, '0')}-0${(index % 7) + 1}`,
      endDate: index % 8 === 7 ? '2025-09-30' : null,
    })),
  );
}
