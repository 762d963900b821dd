/** The resources whose writes change people: their names, roles, schools and groups. */
const peopleWrites = ['students', 'guardians', 'employees', 'users', 'userSchoolUnits', 'schoolAssociations'] as const;
/** The resources whose writes change groups or who is in them. */
const groupWrites = ['groups', 'legacyGroups', 'userGroups', 'personGroups'] as const;

/** What changes lists of people and of groups: each shows the names and numbers of the other. */
export const directoryWrites = [...peopleWrites, ...groupWrites, 'schoolUnits'] as const;

/** What changes what schools and people may use: subscription periods of both. */
export const periodWrites = ['userSubscriptionPeriods', 'schoolUnitSubscriptionPeriods'] as const;

/** Returns the id of a record that several uids identify; uids are opaque and may contain any character. */
export const compositeId = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => encodeURIComponent(String(part))).join('/');

/** Returns the parts of a composite id. */
export function partsOf(id: string | number): readonly [first: string, second: string] {
  const [first = '', second = ''] = String(id).split('/').map(decodeURIComponent);
  return [first, second];
}
