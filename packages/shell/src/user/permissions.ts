import type { Realm } from '@realmkit/design-system';
import type { RealmSettings } from '../realm/realmTable.ts';
import type { AccessClaims } from '../session/tokens/claims.ts';
import type { Association, Roles } from './roles.ts';

type Scoped = Pick<AccessClaims, 'scope'>;

/** Returns whether a user is a superuser of a realm: the scope ilt.user.{realm}.write (shell §6). */
export const isSuperuser = (claims: Scoped, realm: Realm): boolean => claims.scope.includes(`ilt.user.${realm}.write`);

/** Returns whether a login is secure: the superuser's scope or multi-factor assurance (shell §5, §6). */
export const isSecureLogin = (claims: Scoped & { readonly acr?: string }, realm: Realm): boolean =>
  isSuperuser(claims, realm) || claims.acr === 'secure';

/** The conditions that decide about escalation. */
interface EscalationSituation {
  readonly isEmployee: boolean;
  readonly isSecureLogin: boolean;
}

/** Returns whether a login can be escalated: for employees without a secure login, where the feature is enabled (shell §5, §6). */
export const mayEscalate = (
  { isEmployee, isSecureLogin: secure }: EscalationSituation,
  { features }: Pick<RealmSettings, 'features'>,
): boolean => isEmployee && !secure && features.has('escalateLogin');

/** Returns whether a user may give feedback: all but students and guardians, once the roles are known (shell §6). */
export const mayGiveFeedback = (roles: Roles | undefined): boolean => roles !== undefined && !roles.isStudent && !roles.isGuardian;

/**
 * Returns whether a user is a consumer-market user: the only active association is guardian of the country's consumer school unit (shell
 * §5).
 */
export function isConsumerMarketUser(associations: readonly Association[], consumerSchoolUnit: string): boolean {
  const active = associations.filter((association) => association.active);
  const [only] = active;
  return active.length === 1 && only?.uid === consumerSchoolUnit && only.role === 'guardian';
}

/**
 * Returns whether tokens show an active consumer-market user: one subscription ending with 'consumer' and the only role guardian (shell
 * §5). What a plan adds has a type of its own beside it.
 */
export const isActiveConsumerMarketUser = ({ subscriptions, roles }: Pick<AccessClaims, 'subscriptions' | 'roles'>): boolean =>
  subscriptions.filter((type) => type.endsWith('consumer')).length === 1 && roles.length === 1 && roles[0] === 'guardian';
