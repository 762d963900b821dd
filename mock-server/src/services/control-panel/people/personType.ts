import type { components } from '@realmkit/openapi/types/control-panel';
import type { SchoolAssociation } from '../../../database/tables/customerManagement.ts';

/** The one type of a person, as the legacy paths name it (admin §7). */
export type PersonType = components['schemas']['PersonType'];
/** What a person is at an organisation, as the legacy service says it. */
export type LegacyRole = components['schemas']['LegacyRole'];
/** What a person is on the whole, as the profile says it. */
type UserType = components['schemas']['UserType'];
type Role = SchoolAssociation['role'];

const typeOfRole: Readonly<Record<Role, PersonType>> = {
  student: 'students',
  guardian: 'guardians',
  employee: 'employees',
  admin: 'employees',
};

/** The role that people of a type have. */
export const roleOfType = { students: 'student', guardians: 'guardian', employees: 'employee' } as const satisfies Record<
  PersonType,
  LegacyRole
>;

/** The roles in the directory that make a person of a type. */
export const rolesOfType: Readonly<Record<PersonType, readonly Role[]>> = {
  students: ['student'],
  guardians: ['guardian'],
  employees: ['employee', 'admin'],
};

/** The type of a person by the roles; undefined for somebody who belongs nowhere. */
export function typeOfPerson(roles: readonly { readonly role: Role }[]): PersonType | undefined {
  return roles[0] && typeOfRole[roles[0].role];
}

/** A role of the directory as the legacy service says it: admins are employees with a flag. */
export function legacyRole(role: Role): { role: LegacyRole; admin: boolean } {
  return role === 'admin' ? { role: 'employee', admin: true } : { role, admin: false };
}

/** What somebody is by the roles at organisations: each role once, and an admin flag adds the type admin (admin §6). */
export function userTypesOf(roles: readonly { readonly role: Role }[]): UserType[] {
  const types = roles.map(({ role }) => legacyRole(role)).flatMap(({ role, admin }): UserType[] => (admin ? [role, 'admin'] : [role]));
  return [...new Set(types)];
}
