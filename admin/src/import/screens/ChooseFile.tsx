import DownloadIcon from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import { FailedQuery, type FailedQueryProps, workbookFile } from '@realmkit/admin-kit';
import { Announced, Button, FileDrop, SelectField } from '@realmkit/design-system';
import { flagAttributes } from '@realmkit/openapi';
import { download } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import type { ImportField, PersonType } from '../fields.ts';
import { useImportTexts } from '../useImportTexts.ts';
import type { FileErrorReason } from '../workbook/checkFile.ts';
import { templateData } from '../workbook/writeWorkbook.ts';

const types: readonly PersonType[] = ['students', 'guardians', 'employees'];

const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxWidth: '40rem',
  '& > button': { justifySelf: 'start' },
}));

interface ChooseFileProps {
  readonly type: PersonType;
  readonly onType: (type: PersonType) => void;
  /** The query of what people of the type can have. */
  readonly template: FailedQueryProps['query'] & { readonly isPending: boolean };
  readonly organizations: readonly { readonly id: number; readonly name: string }[];
  readonly organizationId: number | undefined;
  readonly onOrganization: (id: number) => void;
  readonly fields: readonly ImportField[];
  readonly fileError: FileErrorReason | undefined;
  readonly onFile: (file: File) => void;
}

/** Chooses type and organisation of the imported people, offers the template, and takes the file. */
export function ChooseFile({ type, onType, template, organizations, organizationId, ...rest }: ChooseFileProps) {
  const { onOrganization, fields, fileError, onFile } = rest;
  const { t } = useTranslation('import');
  const { heading } = useImportTexts();
  const examples: Partial<Record<ImportField, string>> = {
    username: t(($) => $.examples.username),
    name: t(($) => $.examples.name),
    email: t(($) => $.examples.email),
    groups: t(($) => $.examples.groups),
    organization: organizations.find(({ id }) => id === organizationId)?.name ?? '',
    ...Object.fromEntries(flagAttributes.map((name) => [name, t(($) => $.examples.no)])),
  };
  const downloadTemplate = () => {
    const rows = templateData(fields, heading, (field) => examples[field] ?? '');
    download(
      workbookFile(
        t(($) => $.types[type]),
        rows,
      ),
      `${t(($) => $.templateFile)}.xlsx`,
    );
  };
  return (
    <Form>
      <SelectField
        label={t(($) => $.type)}
        options={types.map((value) => ({ value, label: t(($) => $.types[value]) }))}
        value={type}
        onChange={(value) => onType(types.find((known) => known === value) ?? 'students')}
      />
      {template.isPending ? (
        <LoadingPage />
      ) : template.error ? (
        <FailedQuery query={template} title={t(($) => $.unavailable)} />
      ) : organizationId === undefined ? (
        <Announced>{t(($) => $.noOrganization)}</Announced>
      ) : (
        <>
          <SelectField
            label={t(($) => $.organization)}
            options={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(organizationId)}
            onChange={(value) => onOrganization(Number(value))}
            helperText={t(($) => $.organizationHelp)}
          />
          <Button variant="outlined" onClick={downloadTemplate}>
            <DownloadIcon aria-hidden fontSize="small" />
            {t(($) => $.template)}
          </Button>
          <FileDrop
            label={t(($) => $.file)}
            hint={t(($) => $.fileHint)}
            accept=".xlsx"
            onFiles={([file]) => file && onFile(file)}
            error={fileError !== undefined}
            helperText={fileError && t(($) => $.fileErrors[fileError])}
          />
        </>
      )}
    </Form>
  );
}
