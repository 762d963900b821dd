import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button, EmptyState, FailedState, PageSkeleton, SelectField, TextField, token } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFailureText } from '../failure/useFailureText.ts';
import { usePageTitle } from '../panel/usePageTitle.ts';
import { type AuditView, auditFilters, auditViews, viewOf } from './auditView.ts';
import { Timeline } from './Timeline.tsx';

const pageSize = 25;

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > button': { justifySelf: 'start' },
}));
const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
}));

/** Who changed what, as a timeline: everything, or what was done to a person, a school or a group, or by somebody. */
export function Component() {
  const { t } = useTranslation('audit');
  const { customerManagement } = useClients();
  const failureText = useFailureText();
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query.get('view'));
  const uid = query.get('uid') ?? '';
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  usePageTitle(t(($) => $.title));

  const candidates = useQuery({
    queryKey: ['audit', 'candidates', view, q],
    enabled: view !== 'all',
    queryFn: async ({ signal }): Promise<readonly { readonly uid: string; readonly name: string }[]> => {
      const wanted = { params: { query: { page: 1, size: 50, sort: 'name,asc', ...(q && { q }) } as const }, signal };
      if (view === 'schoolUnit') return unwrap(await customerManagement.GET('/schoolUnits', wanted)).data;
      if (view === 'group') return unwrap(await customerManagement.GET('/groups', wanted)).data;
      return unwrap(await customerManagement.GET('/users', wanted)).data;
    },
    placeholderData: (before) => before,
  });
  const filters = auditFilters(view, uid);
  const logs = useInfiniteQuery({
    queryKey: ['audit', 'logs', filters],
    enabled: filters !== undefined,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const wanted = {
        page: pageParam,
        size: pageSize,
        ...(filters && Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
      };
      return unwrap(await customerManagement.GET('/auditLogs', { params: { query: wanted }, signal }));
    },
    getNextPageParam: ({ meta }, pages) => (pages.length * pageSize < meta.totalItems ? pages.length + 1 : undefined),
  });
  const show = (next: AuditView, nextUid = '') => setQuery({ view: next, ...(nextUid && { uid: nextUid }) }, { replace: true });
  const options = (candidates.data ?? []).map((each) => ({ value: each.uid, label: each.name }));

  function content() {
    if (filters === undefined) return <Typography role="status">{t(($) => $.choose)}</Typography>;
    if (logs.isPending) return <PageSkeleton label={t(($) => $.title)} />;
    if (logs.error) {
      const retry = { label: t(($) => $.retry), onRetry: () => void logs.refetch(), busy: logs.isFetching };
      return <FailedState title={t(($) => $.failed)} description={failureText(logs.error)} retry={retry} />;
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
    <Page>
      <div>
        <Typography variant="h1">{t(($) => $.title)}</Typography>
        <Typography sx={{ color: token('color.text.muted') }}>{t(($) => $.intro)}</Typography>
      </div>
      <Choice>
        <SelectField
          label={t(($) => $.view)}
          options={auditViews.map((value) => ({ value, label: t(($) => $.views[value]) }))}
          value={view}
          onChange={(value) => {
            setWords('');
            show(viewOf(value));
          }}
        />
        {view === 'all' ? null : (
          <>
            <TextField label={t(($) => $.search)} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
            <SelectField
              label={t(($) => $.of)}
              options={[
                { value: '', label: t(($) => $.nobodyYet) },
                ...(uid !== '' && !options.some(({ value }) => value === uid) ? [{ value: uid, label: uid }] : []),
                ...options,
              ]}
              value={uid}
              onChange={(value) => show(view, value)}
            />
          </>
        )}
      </Choice>
      {content()}
    </Page>
  );
}
