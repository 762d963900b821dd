import type { components } from '@realmkit/openapi/types/control-panel';
import type { SchoolAssociation } from '../../tables.ts';

/** The single type of a person, as in the legacy paths (admin §7). */
export type PersonType = components['schemas']['PersonType'];
/** The role of a person at an organisation, as in the legacy contract. */
export type LegacyRole = components['schemas']['LegacyRole'];
/** A user type of the profile. */
type UserType = components['schemas']['UserType'];
type Role = SchoolAssociation['role'];

const typeOfRole: Readonly<Record<Role, PersonType>> = {
  student: 'students',
  guardian: 'guardians',
  employee: 'employees',
  admin: 'employees',
};

/** The default role of each type. */
export const roleOfType = { students: 'student', guardians: 'guardian', employees: 'employee' } as const satisfies Record<
  PersonType,
  LegacyRole
>;

/** The directory roles of each type. */
export const rolesOfType: Readonly<Record<PersonType, readonly Role[]>> = {
  students: ['student'],
  guardians: ['guardian'],
  employees: ['employee', 'admin'],
};

/** Returns the type of a person with these roles; undefined without roles. */
export function typeOfPerson(roles: readonly { readonly role: Role }[]): PersonType | undefined {
  return roles[0] && typeOfRole[roles[0].role];
}

/** Converts a directory role to the legacy contract: admins are employees with a flag. */
export function legacyRole(role: Role): { role: LegacyRole; admin: boolean } {
  return role === 'admin' ? { role: 'employee', admin: true } : { role, admin: false };
}

/** Returns the user types of these roles: each role once, and `admin` for the admin flag (admin §6). */
export function userTypesOf(roles: readonly { readonly role: Role }[]): UserType[] {
  const types = roles.map(({ role }) => legacyRole(role)).flatMap(({ role, admin }): UserType[] => (admin ? [role, 'admin'] : [role]));
  return [...new Set(types)];
}
