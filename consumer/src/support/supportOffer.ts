import { mayGiveFeedback, type Shell } from '@realmkit/shell';
import type { KnownUser } from '../page/UserGate.tsx';

type Links = Shell['configuration']['links'];

/** What decides about the offer: what the person is. */
type Asking = Pick<KnownUser, 'isAdmin' | 'isEmployee' | 'isGuardian' | 'isStudent' | 'isSuperuser'>;

/** The links of the country that are for someone: the import's files for those who manage users, feedback not for students and guardians (shell §6). */
export type SupportOffer = Partial<Pick<Links, 'support' | 'feedback' | 'importTemplate' | 'importGuide'>>;

/** What the support page offers to someone. */
export function supportOffer({ support, feedback, importTemplate, importGuide }: Links, user: Asking): SupportOffer {
  const manages = user.isEmployee || user.isSuperuser;
  return {
    ...(support !== undefined && { support }),
    ...(feedback !== undefined && mayGiveFeedback(user) && { feedback }),
    ...(importTemplate !== undefined && manages && { importTemplate }),
    ...(importGuide !== undefined && manages && { importGuide }),
  };
}
