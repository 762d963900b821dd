import type { Realm } from '@realmkit/design-system';
import type { RealmSettings } from '../realm/realmTable.ts';
import type { AccessClaims } from '../session/tokens/claims.ts';
import type { Association, Roles } from './roles.ts';

type Scoped = Pick<AccessClaims, 'scope'>;

/** Whether a user has everything in a realm: the scope ilt.user.{realm}.write (shell §6). */
export const isSuperuser = (claims: Scoped, realm: Realm): boolean => claims.scope.includes(`ilt.user.${realm}.write`);

/** Whether a user signed in by a secure method: the superuser's scope or multi-factor assurance (shell §5, §6). */
export const isSecureLogin = (claims: Scoped & { readonly acr?: string }, realm: Realm): boolean =>
  isSuperuser(claims, realm) || claims.acr === 'secure';

/** What decides whether a login can be escalated. */
interface EscalationSituation {
  readonly isEmployee: boolean;
  readonly isSecureLogin: boolean;
}

/** Whether the login can be made a secure one: for employees whose login is not, where the feature is on (shell §5, §6). */
export const mayEscalate = (
  { isEmployee, isSecureLogin: secure }: EscalationSituation,
  { features }: Pick<RealmSettings, 'features'>,
): boolean => isEmployee && !secure && features.has('escalateLogin');

/** Whether the feedback link is for someone: for all but students and guardians, once it is known who they are (shell §6). */
export const mayGiveFeedback = (roles: Roles | undefined): boolean => roles !== undefined && !roles.isStudent && !roles.isGuardian;

/** Whether associations make someone a consumer-market user: one active one, to the country's consumer school unit, as guardian (shell §5). */
export function isConsumerMarketUser(associations: readonly Association[], consumerSchoolUnit: string): boolean {
  const active = associations.filter((association) => association.active);
  const [only] = active;
  return active.length === 1 && only?.uid === consumerSchoolUnit && only.role === 'guardian';
}

/** Whether tokens show an active consumer-market user: one subscription ending with 'consumer' and one role, guardian (shell §5). */
export const isActiveConsumerMarketUser = ({ subscriptions, roles }: Pick<AccessClaims, 'subscriptions' | 'roles'>): boolean =>
  subscriptions.length === 1 && subscriptions[0]?.endsWith('consumer') === true && roles.length === 1 && roles[0] === 'guardian';
