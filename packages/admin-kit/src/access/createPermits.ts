import { type AccessCaller, type AccessRule, type AccessScope, fittingRules } from '@realmkit/openapi';
import { asList, asObject } from '@realmkit/openapi/json';
import type { ServiceName } from '@realmkit/openapi/services';
import type { Resources } from '../provider/contractDataProvider.ts';
import type { Verb } from '../resources/errors.ts';

/** Who may call the operations of the services: the constants of `@realmkit/openapi/access`, by service. */
export type AccessRules = Readonly<Partial<Record<ServiceName, Readonly<Record<string, readonly AccessRule[]>>>>>;

/** A question of react-admin's access control: an action on a resource, or on one of its records. */
interface AccessQuestion {
  readonly resource: string;
  readonly action: string;
  readonly record?: object | undefined;
  /** What the call must reach, e.g. the whole realm; without it, anything suffices. */
  readonly of?: AccessScope;
}

/** Returns whether an action is permitted. */
export type Permits = (question: AccessQuestion) => boolean;

/** The verbs that react-admin's actions call. */
const verbOfAction: Readonly<Record<string, Verb>> = {
  list: 'getList',
  export: 'getList',
  show: 'getOne',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * Returns the one answer to what is permitted: the access rules of the call decide who may call at all, and what the record carries decides on
 * that record (admin §6). An action whose call the resource lacks is never permitted.
 * @param visitor is undefined while nobody is known: then nothing is permitted
 */
export function createPermits(resources: Resources, rules: AccessRules, visitor: AccessCaller | undefined): Permits {
  return ({ resource: name, action, record, of }) => {
    const resource = resources[name];
    const verb = verbOfAction[action] ?? resource?.actions?.[action];
    const call = verb && resource?.[verb]?.call;
    if (!visitor || !resource || call === undefined) return false;
    const fitting = fittingRules(rules[resource.service]?.[call] ?? [], visitor);
    return fitting.some((rule) => of === undefined || rule.of === of) && (resource.allows?.(action, record, visitor.roles) ?? true);
  };
}

/**
 * Returns a resource's `allows` for records that list their permitted actions (admin §6): an action is allowed on a record whose action id is active.
 * @param idOfAction the action ids of the contract by react-admin's actions; an action without one is not restricted by the record
 */
export const allowedByActions =
  (idOfAction: Readonly<Record<string, string>>) =>
  (action: string, record: object | undefined): boolean => {
    const id = idOfAction[action];
    if (id === undefined || record === undefined) return true;
    return asList(asObject(record).actions)
      .map(asObject)
      .some((one) => one.id === id && asObject(one.status).active === true);
  };
