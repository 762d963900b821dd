import { styled } from '@mui/material/styles';
import { Announced, Button, Link, Section, SegmentedControl, Skeleton, TextField, token } from '@realmkit/design-system';
import { useClients, useLocale, useUserContext } from '@realmkit/shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { useDebouncedSearch } from '../../page/useDebouncedSearch.ts';
import { useNextPage } from '../../page/useNextPage.ts';
import { type Progress, reviewsQuery } from './reviewsQuery.ts';

/** A list of no more reviews is seen at a glance. */
const toolsFrom = 4;

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 2),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(1),
  },
  '& > li + li': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  '& > li > div': { display: 'grid', alignContent: 'center', minWidth: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target') },
  '& span': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
}));

/** Shows staff what came in, by assignment and class; nothing where nothing has been given in their classes. */
export function ToReview() {
  const { t } = useTranslation('consumer');
  const { locale } = useLocale();
  const { submissions } = useClients();
  const user = useUserContext();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [progress, setProgress] = useState<Progress>('all');
  useDebouncedSearch(typed, setSearch);
  // The token claims name the roles at once; the loaded associations override them.
  const isStaff = user.status === 'ready' ? user.isEmployee : user.status !== 'anonymous' && user.claimedRoles.isEmployee;
  const found = useInfiniteQuery({ ...reviewsQuery(submissions, search, progress), enabled: isStaff, placeholderData: keepPreviousData });
  const { list, load } = useNextPage(found);
  if (!isStaff) return null;
  const reviews = found.data?.pages.flatMap(({ data }) => data);
  const isFiltered = search !== '' || progress !== 'all';
  if (reviews?.length === 0 && !isFiltered && typed === '') return null;
  const schools = new Set(reviews?.map(({ schoolName }) => schoolName));
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const since = (iso: string | undefined) => t(($) => $.toReview.since, { time: iso === undefined ? '–' : format.format(new Date(iso)) });
  return (
    <Section title={t(($) => $.toReview.title)}>
      {isFiltered || typed !== '' || (reviews?.length ?? 0) >= toolsFrom ? (
        <Tools>
          <TextField
            type="search"
            label={t(($) => $.toReview.search)}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <SegmentedControl
            label={t(($) => $.toReview.show)}
            options={(['all', 'Open', 'Complete'] as const).map((value) => ({ value, label: t(($) => $.toReview.filters[value]) }))}
            value={progress}
            onChange={setProgress}
          />
        </Tools>
      ) : null}
      <QueryAlert query={found} />
      {reviews === undefined && found.isPending ? <Skeleton label={t(($) => $.toReview.loading)} shape="rows" count={3} /> : null}
      {reviews?.length === 0 ? <Announced>{t(($) => $.toReview.none)}</Announced> : null}
      {reviews?.length ? (
        <Rows ref={list}>
          {reviews.map(({ contextId, title, groupUid, groupName, schoolName, pupils, submitted, submittedSince }) => (
            <li key={`${contextId} ${groupUid}`}>
              <div>
                <Link href={`/reader/review/${contextId}/${groupUid}`}>{title}</Link>
                <span>{schools.size > 1 ? `${groupName} · ${schoolName}` : groupName}</span>
              </div>
              <div>
                <strong>{t(($) => $.toReview.submitted, { submitted, pupils })}</strong>
                {submitted > 0 ? <span>{since(submittedSince)}</span> : null}
              </div>
            </li>
          ))}
        </Rows>
      ) : null}
      {found.hasNextPage ? (
        <div>
          <Button variant="outlined" aria-disabled={found.isFetchingNextPage} onClick={load}>
            {t(($) => $.toReview.more)}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
