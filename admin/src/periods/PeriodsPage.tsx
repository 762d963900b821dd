import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FailedState, PageSkeleton, SelectField, TextField, token } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failure/useFailureText.ts';
import { usePageTitle } from '../panel/usePageTitle.ts';
import { OwnPeriods } from './OwnPeriods.tsx';
import type { PeriodOwner } from './periodCalls.ts';

const Page = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), gridTemplateColumns: 'minmax(0, 1fr)' }));
const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
}));

/** Subscription periods of school units and of users: handed out, changed and seen in a calendar (admin §3). */
export function Component() {
  const { t } = useTranslation('periods');
  const { customerManagement } = useClients();
  const failureText = useFailureText();
  const [kind, setKind] = useState<PeriodOwner['kind']>('schoolUnits');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const q = useDeferredValue(words.trim());
  usePageTitle(t(($) => $.title));
  const owners = useQuery({
    queryKey: ['periods', 'owners', kind, q],
    queryFn: async ({ signal }) => {
      const query = { page: 1, size: 100, sort: 'name,asc', ...(q && { q }) } as const;
      if (kind === 'users') return unwrap(await customerManagement.GET('/users', { params: { query }, signal })).data;
      return unwrap(await customerManagement.GET('/schoolUnits', { params: { query }, signal })).data;
    },
    placeholderData: (before) => before,
  });
  const owner = owners.data?.find(({ uid }) => uid === chosen) ?? owners.data?.[0];

  function content() {
    if (owners.isPending) return <PageSkeleton label={t(($) => $.title)} />;
    if (owners.error) {
      const retry = { label: t(($) => $.retry), onRetry: () => void owners.refetch(), busy: owners.isFetching };
      return <FailedState title={t(($) => $.failed)} description={failureText(owners.error)} retry={retry} />;
    }
    if (!owner) return <Typography role="status">{t(($) => $.nobody)}</Typography>;
    return <OwnPeriods key={`${kind} ${owner.uid}`} owner={{ kind, uid: owner.uid }} name={owner.name} />;
  }

  return (
    <Page>
      <div>
        <Typography variant="h1">{t(($) => $.title)}</Typography>
        <Typography sx={{ color: token('color.text.muted') }}>{t(($) => $.intro)}</Typography>
      </div>
      <Choice>
        <SelectField
          label={t(($) => $.kind)}
          options={[
            { value: 'schoolUnits', label: t(($) => $.kinds.schoolUnits) },
            { value: 'users', label: t(($) => $.kinds.users) },
          ]}
          value={kind}
          onChange={(value) => {
            setKind(value === 'users' ? 'users' : 'schoolUnits');
            setWords('');
          }}
        />
        <TextField label={t(($) => $.search)} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        <SelectField
          label={t(($) => $.owner)}
          options={(owners.data ?? []).map(({ uid, name }) => ({ value: uid, label: name }))}
          value={owner?.uid ?? ''}
          onChange={setChosen}
        />
      </Choice>
      {content()}
    </Page>
  );
}
