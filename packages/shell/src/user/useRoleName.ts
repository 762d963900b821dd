import type { SchoolAssociation } from '@realmkit/openapi';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns the function that gives the localised name of a role at a school, the same in all apps. It is stable until the language changes.
 */
export function useRoleName(): (role: SchoolAssociation['role']) => string {
  const { t } = useTranslation('shell');
  return useCallback((role) => t(($) => $.roles[role]), [t]);
}
