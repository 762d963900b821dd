import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useServiceErrorText } from '@realmkit/admin-kit';
import { Announced, Button, SelectField, token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportField, requiredFields } from '../fields.ts';
import { useImportTexts } from '../useImportTexts.ts';
import { type Columns, guessColumns } from '../workbook/guessColumns.ts';
import type { SheetText } from '../workbook/readRows.ts';

const Choices = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
}));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));
const ErrorText = styled('p')({ margin: 0, color: token('color.feedback.error') });

interface ColumnChoiceProps {
  readonly text: SheetText;
  readonly fields: readonly ImportField[];
  /** The error of the last check. */
  readonly error: unknown;
  readonly onCheck: (columns: Columns) => void;
  readonly onBack: () => void;
}

/** Assigns a field to each column of the workbook; the heading suggests the first assignment. */
export function ColumnChoice({ text, fields, error, onCheck, onBack }: ColumnChoiceProps) {
  const { t } = useTranslation('import');
  const { heading } = useImportTexts();
  const errorText = useServiceErrorText();
  const [columns, setColumns] = useState<Columns>(() => guessColumns(text.headings, fields, (field) => [heading(field)]));
  const namesOf = (listed: readonly ImportField[]) => listed.map(heading).join(', ');
  const missing = requiredFields.filter((field) => !columns.includes(field));
  const twice = fields.filter((field) => columns.filter((column) => column === field).length > 1);
  const options = [{ value: '', label: t(($) => $.columns.ignored) }, ...fields.map((field) => ({ value: field, label: heading(field) }))];
  return (
    <>
      <Typography variant="h2">
        <Announced>{t(($) => $.columns.title)}</Announced>
      </Typography>
      <Choices>
        {text.headings.map((name, index) => {
          const example = text.rows.find(({ cells }) => cells[index])?.cells[index];
          return (
            <li key={`${index} ${name}`}>
              <SelectField
                label={t(($) => $.columns.column, { heading: name || t(($) => $.columns.unnamed) })}
                options={options}
                value={columns[index] ?? ''}
                onChange={(value) =>
                  setColumns(
                    columns.with(
                      index,
                      fields.find((field) => field === value),
                    ),
                  )
                }
                helperText={example === undefined ? undefined : t(($) => $.columns.example, { example: example.slice(0, 60) })}
              />
            </li>
          );
        })}
      </Choices>
      <Announced urgency="assertive">
        {missing.length > 0 ? <ErrorText>{t(($) => $.columns.missing, { fields: namesOf(missing) })}</ErrorText> : null}
        {twice.length > 0 ? <ErrorText>{t(($) => $.columns.twice, { fields: namesOf(twice) })}</ErrorText> : null}
        {error ? <ErrorText>{`${t(($) => $.failed)}: ${errorText(error)}`}</ErrorText> : null}
      </Announced>
      <Buttons>
        <Button variant="contained" disabled={missing.length > 0 || twice.length > 0} onClick={() => onCheck(columns)}>
          {t(($) => $.columns.check)}
        </Button>
        <Button onClick={onBack}>{t(($) => $.startAgain)}</Button>
      </Buttons>
    </>
  );
}
