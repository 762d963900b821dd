import type { RecordTexts } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';

/** Returns the texts of the pages of groups and of school units while their record is not there. */
export function useRecordTexts(kind: 'group' | 'unit'): RecordTexts {
  const { t } = useTranslation('people');
  const texts = {
    group: {
      failed: t(($) => $.group.failed),
      gone: t(($) => $.group.gone),
      goneHelp: t(($) => $.group.goneHelp),
      list: t(($) => $.group.toList),
    },
    unit: {
      failed: t(($) => $.unit.failed),
      gone: t(($) => $.unit.gone),
      goneHelp: t(($) => $.unit.goneHelp),
      list: t(($) => $.unit.toList),
    },
  };
  return texts[kind];
}
