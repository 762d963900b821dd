import Typography from '@mui/material/Typography';
import { Button, EmptyState, FailedState, SelectField } from '@realmkit/design-system';
import { useInfiniteGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { LoadingPage } from '../page/LoadingPage.tsx';
import { FilterGrid, Page } from '../page/Page.tsx';
import type { PanelRow } from '../resources/usePanelDataProvider.ts';
import { SubjectField } from '../subject/SubjectField.tsx';
import { type AuditView, auditFilters, auditViews, kindOf, viewOf } from './auditView.ts';
import { Timeline } from './Timeline.tsx';

/** Shows the audit log as a timeline: all entries, those of a person, a school or a group, or those of one actor. */
export function Component() {
  const { t } = useTranslation('audit');
  const errorText = useServiceErrorText();
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query.get('view'));
  const uid = query.get('uid') ?? '';
  const filters = auditFilters(view, uid);
  const logs = useInfiniteGetList<PanelRow<'auditLogs'>>(
    'auditLogs',
    { filter: filters, pagination: { page: 1, perPage: 25 } },
    { enabled: filters !== undefined },
  );
  const show = (next: AuditView, nextUid = '') => setQuery({ view: next, ...(nextUid && { uid: nextUid }) }, { replace: true });

  function content() {
    if (filters === undefined) return <Typography role="status">{t(($) => $.choose)}</Typography>;
    if (logs.isPending) return <LoadingPage />;
    if (logs.error) {
      const retry = { label: t(($) => $.retry), onRetry: () => void logs.refetch(), busy: logs.isFetching };
      return <FailedState title={t(($) => $.failed)} description={errorText(logs.error)} retry={retry} />;
    }
    const entries = logs.data.pages.flatMap(({ data }) => data);
    if (entries.length === 0) return <EmptyState title={t(($) => $.none)} />;
    return (
      <>
        <Timeline entries={entries} onActor={(actorUid) => show('actor', actorUid)} />
        {logs.hasNextPage ? (
          <Button disabled={logs.isFetchingNextPage} onClick={() => void logs.fetchNextPage()}>
            {t(($) => $.more)}
          </Button>
        ) : null}
      </>
    );
  }

  return (
    <Page title={t(($) => $.title)} intro={t(($) => $.intro)}>
      <FilterGrid>
        <SelectField
          label={t(($) => $.view)}
          options={auditViews.map((value) => ({ value, label: t(($) => $.views[value]) }))}
          value={view}
          onChange={(value) => show(viewOf(value))}
        />
        {view === 'all' ? null : (
          <SubjectField
            label={t(($) => $.of[kindOf(view)])}
            kind={kindOf(view)}
            withDeleted
            value={uid === '' ? undefined : uid}
            onChange={(subject) => show(view, subject.uid)}
          />
        )}
      </FilterGrid>
      {content()}
    </Page>
  );
}
