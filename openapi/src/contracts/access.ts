import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type AccessRule,
  type AccessScope,
  accessRoles,
  accessScopes,
  coversRole,
  reauthenticationRequired,
  sharedAccountError,
} from '../access.ts';
import type { Contract } from './contract.ts';
import { type Operation, operationsOf } from './operations.ts';

const isAccess = new Ajv2020().compile<AccessRule[]>({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['role', 'of'],
    additionalProperties: false,
    properties: {
      role: { enum: accessRoles },
      of: { enum: accessScopes },
      secure: { const: true },
      acting: { const: 'allowed' },
      recent: { const: true },
      personal: { const: true },
      'x-origin': { const: 'extension' },
    },
    // Whoever acts as somebody is logged in: without a token nobody acts.
    not: { required: ['acting'], properties: { role: { const: 'visitor' } } },
  },
});

/** The scopes that a scope contains besides itself. */
const containedScopes: Partial<Record<AccessScope, readonly AccessScope[]>> = {
  unit: ['group'],
  organisation: ['group', 'unit'],
  realm: ['self', 'child', 'group', 'unit', 'organisation'],
};

/** Returns whether a rule lets in whoever another one does, for all that the other one reaches. */
export const covers = (rule: AccessRule, other: AccessRule): boolean =>
  coversRole(rule.role, other.role) &&
  (rule.of === other.of || containedScopes[rule.of]?.includes(other.of) === true) &&
  (!rule.secure || other.secure === true) &&
  (!rule.recent || other.recent === true) &&
  (!rule.personal || other.personal === true) &&
  (rule.acting === 'allowed' || other.acting === undefined);

/** Returns the access rules of an operation without their origins. */
export const accessOf = ({ node }: Pick<Operation, 'node'>): AccessRule[] =>
  isAccess(node['x-access'])
    ? node['x-access'].map(({ role, of, secure, recent, personal, acting }) => ({
        role,
        of,
        ...(secure && { secure }),
        ...(recent && { recent }),
        ...(personal && { personal }),
        ...(acting && { acting }),
      }))
    : [];

/** Returns what is wrong with the access rules of the operations: each says who may call it, as its `security` does, and no rule twice. */
export const accessErrors = (contract: Contract): string[] =>
  operationsOf(contract).flatMap(({ name, node, secured, responses }) => {
    const rules = node['x-access'];
    if (!isAccess(rules)) return [`${name} has no valid x-access`];
    const isOpen = rules.some(({ role }) => role === 'visitor');
    const isExtension = node['x-origin'] === 'extension';
    const refuses = (name: string) => responses.some(([status, response]) => status === '403' && JSON.stringify(response).includes(name));
    const needsRecent = rules.some(({ recent }) => recent);
    const isPersonal = rules.some(({ personal }) => personal);
    return [
      ...(isOpen === secured
        ? [`${name} ${secured ? 'requires a token and lets visitors in' : 'requires no token and lets no visitor in'}`]
        : []),
      ...rules
        .filter((rule, index) => rules.some((other, place) => place !== index && covers(other, rule)))
        .map(({ role, of }) => `${name} lets ${role} of ${of} in by another rule already`),
      ...(needsRecent && !refuses(reauthenticationRequired)
        ? [`${name} needs a recent login and documents no 403 ${reauthenticationRequired}`]
        : []),
      ...(isPersonal && !refuses(sharedAccountError)
        ? [`${name} is for accounts of one person and documents no 403 ${sharedAccountError}`]
        : []),
      ...(isExtension && rules.some((rule) => 'x-origin' in rule) ? [`${name} is an extension with all its rules`] : []),
    ];
  });
