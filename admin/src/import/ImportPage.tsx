import { FailedQuery, isForbidden, useCanAccess } from '@realmkit/admin-kit';
import { Progress } from '@realmkit/design-system';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRecord } from '../dataProvider/usePanelDataProvider.ts';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { Page } from '../page/Page.tsx';
import { fieldsOf, type PersonType } from './fields.ts';
import { ChooseFile } from './screens/ChooseFile.tsx';
import { ColumnChoice } from './screens/ColumnChoice.tsx';
import { Preview } from './screens/Preview.tsx';
import { RunningImport } from './screens/RunningImport.tsx';
import { useImport } from './useImport.ts';

/** Imports people from an Excel file: choice of file and columns, preview, run and report (admin §2, §5). */
function ImportPage() {
  const { t } = useTranslation('import');
  const [type, setType] = useState<PersonType>('students');
  const [chosen, setChosen] = useState<number>();
  const { session: work, stage, job } = useImport();
  const { canAccess } = useCanAccess({ resource: type, action: 'create' });
  const template = useGetOne<PanelRecord<'personTemplates'>>('personTemplates', { id: type }, { enabled: canAccess });

  const fields = template.data ? fieldsOf(template.data) : [];
  const organizations = template.data?.attributes.organizations.options ?? [];
  const organizationId = organizations.find(({ id }) => id === chosen)?.id ?? organizations[0]?.id;

  function content() {
    if (work && job && stage.name === 'job') return <RunningImport work={work} job={job} stage={stage} />;
    if (!work || stage.name === 'loading' || stage.name === 'job') return <LoadingPage />;
    if (stage.name === 'choose') {
      return (
        <ChooseFile
          type={type}
          onType={setType}
          // Who may not add people of a type has no organisation for them: another type can be chosen.
          template={canAccess && !isForbidden(template.error) ? template : { isPending: false, error: null, refetch: template.refetch }}
          organizations={organizations}
          organizationId={organizationId}
          onOrganization={setChosen}
          fields={fields}
          fileError={stage.error}
          onFile={(file) => void work.read(file)}
        />
      );
    }
    if (template.isPending) return <LoadingPage />;
    if (template.error) return <FailedQuery query={template} title={t(($) => $.unavailable)} />;
    const cancel = { cancelLabel: t(($) => $.cancel), onCancel: () => void work.discard() };
    switch (stage.name) {
      case 'reading':
        return <Progress label={t(($) => $.reading)} value={undefined} {...cancel} />;
      case 'comparing':
        return <Progress label={t(($) => $.comparing)} value={stage.share} {...cancel} />;
      case 'columns':
        return (
          <ColumnChoice
            text={stage.text}
            fields={fields}
            error={stage.error}
            onCheck={(columns) => {
              if (organizationId !== undefined) void work.compare(stage.text, columns, { type, organizations, organizationId });
            }}
            onBack={() => void work.discard()}
          />
        );
      case 'preview':
        return <Preview rows={stage.rows} fields={fields} type={stage.type} work={work} />;
    }
  }

  return (
    <Page title={t(($) => $.title)} intro={t(($) => $.intro)}>
      {content()}
    </Page>
  );
}

export { ImportPage as Component };
