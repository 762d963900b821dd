import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { workbookFile } from '@realmkit/admin-kit';
import { Announced, Button, SelectField, token } from '@realmkit/design-system';
import { download } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportField, PersonType } from '../fields.ts';
import type { ImportRow } from '../plan/ImportRow.ts';
import { countRows, isForbidden, newGroups } from '../plan/planRows.ts';
import type { ImportSession } from '../session/createImportSession.ts';
import { useImportTexts } from '../useImportTexts.ts';
import { annotatedData } from '../workbook/writeWorkbook.ts';
import { RowTable } from './RowTable.tsx';

const kinds = ['invalid', 'create', 'change', 'same'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ action, problems }: ImportRow): Kind => (problems.length > 0 ? 'invalid' : action === 'skip' ? 'same' : action);

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));
const Forbidden = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
  padding: theme.spacing(2),
  border: `${token('border.thick')} solid ${token('color.feedback.error')}`,
  borderRadius: token('radius.card'),
}));

interface PreviewProps {
  readonly rows: readonly ImportRow[];
  readonly fields: readonly ImportField[];
  readonly type: PersonType;
  readonly work: ImportSession;
}

/** Shows what an import would create, change and leave unchanged, and which rows have errors. */
export function Preview({ rows, fields, type, work }: PreviewProps) {
  const { t } = useTranslation('import');
  const texts = useImportTexts();
  const counts = countRows(rows);
  const [kind, setKind] = useState<Kind>(kinds.find((each) => counts[each] > 0) ?? 'create');
  const groups = newGroups(rows);
  const forbidden = isForbidden(rows);
  const invalid = rows.filter(({ problems }) => problems.length > 0);
  const toDo = counts.create + counts.change;
  const downloadInvalid = () =>
    download(
      workbookFile(
        t(($) => $.types[type]),
        annotatedData(invalid, fields, texts),
      ),
      `${t(($) => $.preview.correctedFile)}.xlsx`,
    );
  return (
    <>
      <Typography variant="h2">
        <Announced>{t(($) => $.preview.title)}</Announced>
      </Typography>
      {forbidden ? (
        <Forbidden>
          <Announced urgency="assertive">{t(($) => $.preview.forbidden)}</Announced>
          <Button
            variant="outlined"
            onClick={() => work.setRows(rows.filter(({ problems }) => !problems.some(({ reason }) => reason === 'forbidden')))}
          >
            {t(($) => $.preview.leaveOut)}
          </Button>
        </Forbidden>
      ) : null}
      <SelectField
        label={t(($) => $.preview.choose)}
        options={kinds.map((value) => ({ value, label: t(($) => $.preview.kinds[value], { count: counts[value] }) }))}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'create')}
      />
      <RowTable key={kind} rows={rows.filter((row) => kindOf(row) === kind)} />
      {groups.length > 0 ? (
        <Typography>{t(($) => $.preview.groups, { names: groups.map(({ name }) => name).join(', ') })}</Typography>
      ) : null}
      {counts.invalid > 0 ? <Typography>{t(($) => $.preview.invalidHelp)}</Typography> : null}
      <Buttons>
        <Button variant="contained" disabled={forbidden || toDo === 0} onClick={() => void work.start(type, rows)}>
          {t(($) => $.preview.start, { count: toDo })}
        </Button>
        {counts.invalid > 0 ? (
          <Button variant="outlined" onClick={downloadInvalid}>
            {t(($) => $.preview.corrected)}
          </Button>
        ) : null}
        <Button onClick={() => void work.discard()}>{t(($) => $.startAgain)}</Button>
      </Buttons>
    </>
  );
}
