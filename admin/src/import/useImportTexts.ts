import { fieldConstraintOf } from '@realmkit/admin-kit';
import { useTranslation } from 'react-i18next';
import type { ImportField } from './fields.ts';
import type { CellError } from './plan/ImportRow.ts';

/** Returns the texts for fields and for errors of cells. */
export function useImportTexts() {
  const { t } = useTranslation('import');
  const { t: form } = useTranslation('form');
  const heading = (field: ImportField) => t(($) => $.fields[field]);
  const errorText = ({ field, reason, detail }: CellError) =>
    form(($) => $.validationReasons[reason], fieldConstraintOf(field)) + (detail === undefined ? '' : ` (${detail})`);
  return { heading, errorText, remark: t(($) => $.preview.remark) };
}
