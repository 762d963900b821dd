import type { AuditLogEntry, Group, Role, SchoolUnit, User } from '@realmkit/openapi';

const unit = (number: number, name: string, type: SchoolUnit['type'], more: Partial<SchoolUnit> = {}): SchoolUnit => ({
  uid: `se-school-${number}`,
  legacyId: number,
  name,
  type,
  active: true,
  status: 'customer',
  parent: type === 'organisation' ? null : 'se-school-1',
  pupilNumber: type === 'organisation' ? null : 200 + number,
  streetAddress: null,
  postalCode: null,
  city: 'Umeå',
  secureAuthEnabled: false,
  qrCodeLoginEnabled: true,
  identifiers: [],
  ...more,
});

/** The organisations of a small municipality. */
export const schoolUnits: readonly SchoolUnit[] = [
  unit(1, 'Umeå kommun', 'organisation'),
  unit(2, 'Björkskolan', 'school'),
  unit(3, 'Östra skolan', 'school', { active: false, status: 'former' }),
  unit(4, 'Förskolan Humlan', 'preschool', { status: 'trial' }),
];

/** Creates a user with roles at some of these organisations. */
const user = (number: number, name: string, places: Readonly<Record<string, Role>>): User => {
  const userName = name.toLowerCase().replaceAll(' ', '.');
  return {
    uid: `se-user-${number}`,
    legacyId: number,
    userName,
    name,
    email: `${userName}@skola.example.se`,
    identifiers: [{ type: 'eppn', value: `${userName}@eppn.example.se` }],
    schoolAssociations: Object.entries(places).map(([schoolUid, role]) => ({
      schoolUid,
      schoolName: schoolUnits.find(({ uid }) => uid === schoolUid)?.name ?? schoolUid,
      role,
    })),
  };
};

const pupilNames = [
  'Alva Berg',
  'Elis Ek',
  'Maja Holm',
  'Noah Lind',
  'Saga Ström',
  'Vera Dahl',
  'Hugo Sand',
  'Ines Falk',
  'Olle Frisk',
  'Tyra Wall',
];

/** Twelve people: one at two organisations, one employee, ten pupils. */
export const users: readonly User[] = [
  user(1, 'Astrid Lindqvist', { 'se-school-2': 'employee', 'se-school-4': 'employee' }),
  user(2, 'Bo Nyström', { 'se-school-2': 'admin' }),
  ...pupilNames.map((name, index) => user(index + 3, name, { 'se-school-2': 'student' })),
];

/** Two classes of a school and a group of a pre-school. */
export const groups: readonly Group[] = [
  { name: 'Klass 2B', type: 'class' as const, schoolUid: 'se-school-2', typicalSchoolEntryYear: 2024, userCount: 24 },
  { name: 'Klass 3A', type: 'class' as const, schoolUid: 'se-school-2', typicalSchoolEntryYear: 2023, userCount: 1 },
  { name: 'Igelkotten', type: 'group' as const, schoolUid: 'se-school-4', typicalSchoolEntryYear: null, userCount: 0 },
].map((group, index) => ({ ...group, uid: `se-group-${index + 1}`, groupId: index + 1, generateCode: false, externalId: null }));

/** The history of a user, the newest entry first. */
export const auditLogs: readonly AuditLogEntry[] = [
  { field: 'schoolAssociations.se-school-4.role', before: null, after: 'employee' },
  { field: 'schoolAssociations.se-school-2.role', before: 'student', after: 'employee' },
  { field: 'groups.se-group-1', before: 'se-group-1', after: null },
].map((change, index) => ({
  id: 9 - index,
  timestamp: `2025-09-0${3 - index}T08:12:00Z`,
  subject: 'se-user-5',
  actor: { uid: 'se-user-1', name: 'Sofia Berg' },
  actingAs: null,
  action: 'setUserSchoolUnit',
  changes: [change],
}));
