import { List } from '@realmkit/admin-kit';
import { EmptyState, SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterGrid, Page } from '../../page/Page.tsx';
import { SubjectField } from '../../subject/SubjectField.tsx';
import { type AuditView, auditFilters, auditViews, kindOf, viewOf } from './auditView.ts';
import { Timeline } from './Timeline.tsx';

/** Shows the audit log as a timeline: all entries, those of a person, a school or a group, or those of one actor. */
function AuditLogList() {
  const { t } = useTranslation('audit');
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query.get('view'));
  const uid = query.get('uid') ?? '';
  const filters = auditFilters(view, uid);
  const show = (next: AuditView, nextUid = '') => setQuery({ view: next, ...(nextUid && { uid: nextUid }) }, { replace: true });

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
      {filters === undefined ? (
        <EmptyState picture="no-tasks" title={t(($) => $.choose)} />
      ) : (
        <List
          resource="auditLogs"
          title={t(($) => $.title)}
          filter={filters}
          actions={false}
          empty={<EmptyState title={t(($) => $.none)} />}
          error={t(($) => $.failed)}
        >
          <Timeline onActor={(actorUid) => show('actor', actorUid)} />
        </List>
      )}
    </Page>
  );
}

export { AuditLogList as Component };
