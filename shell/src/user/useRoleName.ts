import type { SchoolAssociation } from '@realmkit/openapi';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The word for what somebody is at a school, in the language of the page; one word in all apps. The same function until the language changes. */
export function useRoleName(): (role: SchoolAssociation['role']) => string {
  const { t } = useTranslation('shell');
  return useCallback((role) => t(($) => $.roles[role]), [t]);
}
