import type { Realm } from '../../../database/realms.ts';
import { consumerSchoolUnitUid } from '../rows/schoolUnitRow.ts';
import type { PersonMaker, Places, SeedPerson } from './people.ts';
import { vocabulary } from './vocabulary.ts';

/** The accounts that every realm has, by user name, in the order of their ids. */
export const demoUserNames = ['superuser', 'schooladmin', 'teacher', 'guardian', 'consumer', 'student', 'shared'] as const;

/** Creates the demo accounts: a superuser, the admin of an organisation, and people of its first school and of the consumer market. */
export function makeDemoAccounts(maker: PersonMaker, realm: Realm, { schoolUnits, groups }: Places): SeedPerson[] {
  const [organisation] = schoolUnits;
  const below = schoolUnits.filter((unit) => unit.parent === organisation?.uid);
  const [school, second] = below;
  if (!organisation || !school || !second) throw new Error(`The realm ${realm} has no school for its demo accounts.`);
  const own = groups.filter((group) => group.schoolUid === school.uid).map((group) => group.uid);
  const pupilGroup = own.slice(3, 4);
  const { sharedAccount } = vocabulary[realm];
  const people: Readonly<Record<(typeof demoUserNames)[number], () => SeedPerson>> = {
    superuser: () =>
      maker.make({ userName: 'superuser', superuser: true, associations: [{ schoolUid: organisation.uid, role: 'employee' }] }, 'school'),
    schooladmin: () => maker.make({ userName: 'schooladmin', associations: [{ schoolUid: organisation.uid, role: 'admin' }] }, 'school'),
    teacher: () =>
      maker.make(
        {
          userName: 'teacher',
          speakingBookRights: realm === 'se',
          associations: [school, second].map(({ uid }) => ({ schoolUid: uid, role: 'employee' })),
          groupUids: own.slice(2, 4),
        },
        'school',
      ),
    guardian: () =>
      maker.make({ userName: 'guardian', emailVerified: true, associations: [{ schoolUid: school.uid, role: 'guardian' }] }, 'home'),
    consumer: () =>
      maker.make(
        {
          userName: 'consumer',
          emailVerified: false,
          emailByOwner: true,
          associations: [{ schoolUid: consumerSchoolUnitUid(realm), role: 'guardian' }],
        },
        'home',
      ),
    student: () =>
      maker.make({ userName: 'student', associations: [{ schoolUid: school.uid, role: 'student' }], groupUids: pupilGroup }, 'none'),
    shared: () =>
      maker.make(
        {
          userName: 'shared',
          firstName: sharedAccount.first,
          lastName: sharedAccount.last,
          sharedAccount: true,
          identifiers: [],
          associations: [{ schoolUid: school.uid, role: 'student' }],
          groupUids: pupilGroup,
        },
        'none',
      ),
  };
  return demoUserNames.map((name) => people[name]());
}
