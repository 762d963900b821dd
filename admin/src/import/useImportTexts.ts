import { useTranslation } from 'react-i18next';
import { fieldConstraintOf } from '../errors/fieldConstraints.ts';
import type { ImportField } from './fields.ts';
import type { CellError } from './plan/ImportRow.ts';

/** Returns the texts for fields and for errors of cells. */
export function useImportTexts() {
  const { t } = useTranslation('import');
  const { t: admin } = useTranslation('admin');
  const heading = (field: ImportField) => t(($) => $.fields[field]);
  const errorText = ({ field, reason, detail }: CellError) =>
    admin(($) => $.validationReasons[reason], fieldConstraintOf(field)) + (detail === undefined ? '' : ` (${detail})`);
  return { heading, errorText, remark: t(($) => $.preview.remark) };
}
