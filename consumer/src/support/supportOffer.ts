import { defined } from '@realmkit/openapi/json';
import { mayGiveFeedback, type Shell } from '@realmkit/shell';
import type { KnownUser } from '../page/UserGate.tsx';

type Links = Shell['configuration']['links'];

/** The roles that decide about the links. */
type SupportRoles = Pick<KnownUser, 'isAdmin' | 'isEmployee' | 'isGuardian' | 'isStudent' | 'isSuperuser'>;

/** The links of the country for a user: import files for users who manage users, no feedback for students and guardians (shell §6). */
export type SupportOffer = Partial<Pick<Links, 'support' | 'feedback' | 'importTemplate' | 'importGuide'>>;

/** Returns the links that the support page shows to a user. */
export function supportOffer({ support, feedback, importTemplate, importGuide }: Links, user: SupportRoles): SupportOffer {
  const manages = user.isEmployee || user.isSuperuser;
  return {
    ...defined({ support }),
    ...(feedback !== undefined && mayGiveFeedback(user) && { feedback }),
    ...(importTemplate !== undefined && manages && { importTemplate }),
    ...(importGuide !== undefined && manages && { importGuide }),
  };
}
