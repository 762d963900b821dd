import type { SchoolAssociation } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';

/** The word for what somebody is at a school, in the language of the page; one word in all apps. */
export function useRoleName(): (role: SchoolAssociation['role']) => string {
  const { t } = useTranslation('shell');
  return (role) => t(($) => $.roles[role]);
}
