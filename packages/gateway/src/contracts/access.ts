import type { AccessRole, AccessScope } from '@realmkit/openapi/access';
import { asList, asObject, asText, type JsonObject } from '@realmkit/openapi/json';

/** One of those who may call an operation. */
export interface AccessReference {
  /** Who they are and what they reach, e.g. `Administrators (their organisation)`. */
  readonly text: string;
  readonly origin: string;
}

const callers: Readonly<Record<AccessRole, string>> = {
  visitor: 'Everybody, logged in or not',
  user: 'Everybody who is logged in',
  student: 'Students',
  guardian: 'Guardians',
  employee: 'Employees',
  admin: 'Administrators',
  superuser: 'Superusers',
};

const scopes: Readonly<Record<AccessScope, string>> = {
  self: 'their own records',
  child: 'their children',
  group: 'the students of their groups',
  unit: 'their school',
  organisation: 'their organisation',
  realm: 'whole realm',
  anyone: '',
};

const textFor = (texts: Readonly<Record<string, string>>, name: unknown): string => texts[asText(name)] ?? asText(name);

/** Returns who may call an operation, in the order of its access rules. */
export function accessOf(operation: JsonObject, inheritedOrigin: string): AccessReference[] {
  return asList(operation['x-access']).map((given) => {
    const rule = asObject(given);
    const details = [
      textFor(scopes, rule.of),
      rule.secure === true ? 'with a secure login' : '',
      rule.personal === true ? 'by an account of one person' : '',
      rule.acting === 'allowed' ? 'also while acting as somebody' : '',
    ].filter((detail) => detail !== '');
    const caller = textFor(callers, rule.role);
    return {
      text: details.length === 0 ? caller : `${caller} (${details.join(', ')})`,
      origin: asText(rule['x-origin']) || inheritedOrigin,
    };
  });
}
