import type { Person, PersonType } from '../resources/people/personTypes.ts';
import { schoolUnits, users } from './school.ts';

const editable = <Value>(value: Value) => ({ value, viewable: 2 as const, editable: 2 as const });
const readOnly = <Value>(value: Value) => ({ value, viewable: 2 as const, editable: 0 as const });
const hidden = { value: null, viewable: 0 as const, editable: 0 as const };

const actions = (active: readonly string[]) =>
  ['ViewUserInfo', 'EditUserInfo', 'DeleteUser', 'ListGroups', 'ViewBookshelf'].map((id) => ({
    id,
    status: { active: active.includes(id) },
  }));

/** Returns the type of a person of the small municipality. */
export const typeOf = (legacyId: number): PersonType => (legacyId <= 2 ? 'employees' : 'students');

/** The organisations that the user may see. */
export const organizationOptions = [
  { id: 4, name: 'Förskolan Humlan' },
  { id: 2, name: 'björkskolan' },
].map(({ id }) => ({ id, name: schoolUnits.find(({ legacyId }) => legacyId === id)?.name ?? '' }));

/** Returns a person of the small municipality, as a teacher sees a student and an admin an employee, without a secure login. */
export function person(legacyId: number): Person {
  const user = users.find((candidate) => candidate.legacyId === legacyId);
  const type = typeOf(legacyId);
  return {
    id: legacyId,
    uid: `se-user-${legacyId}`,
    type,
    attributes: {
      username: editable(user?.userName ?? null),
      name: editable(user?.name ?? null),
      email: editable(user?.email ?? null),
      organizations: {
        values: [{ id: 2, role: type === 'employees' ? 'employee' : 'student', admin: legacyId === 2 }],
        options: organizationOptions,
        viewable: 2,
        editable: 2,
      },
      shared: readOnly(false),
      speakingBookRights: hidden,
      ageFilter: type === 'students' ? editable(null) : readOnly(null),
      password: { viewable: 0, editable: 2 },
      eppn: readOnly(user?.identifiers[0]?.value ?? null),
      gsuiteid: readOnly(null),
      gsuiteemail: readOnly(null),
      office365: readOnly(null),
      ...(type === 'employees' && { bankid: hidden, sms: hidden }),
    },
    actions: actions(['ViewUserInfo', 'EditUserInfo', 'ListGroups', 'ViewBookshelf', ...(type === 'employees' ? ['DeleteUser'] : [])]),
  };
}

/** Returns a person who keeps password and address to themselves, and to whom a link for a new password may be sent or not. */
export function personWithOwnLogin(legacyId: number, { canGetLink = true } = {}): Person {
  const { attributes, actions: usual, ...rest } = person(legacyId);
  return {
    ...rest,
    attributes: {
      ...attributes,
      username: readOnly(attributes.username.value),
      email: readOnly(attributes.email.value),
      password: { viewable: 0, editable: 0 },
    },
    actions: [...usual, { id: 'SendPasswordReset', status: { active: canGetLink } }],
  };
}
