import { styled } from '@mui/material/styles';
import { FailedState, Skeleton, token } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { Section } from '../../page/Section.tsx';
import { useSubscriptionTypes } from '../../periods/useSubscriptionTypes.ts';
import type { PanelRow } from '../../resources/usePanelDataProvider.ts';

const SubscriptionList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.25),
    paddingBlock: theme.spacing(1),
    borderBlockEnd: `1px solid ${token('color.border.divider')}`,
  },
  '& small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
}));

/** Shows the subscriptions that a person has through their school units, with their dates (admin §7). */
export function Subscriptions({ userUid }: { readonly userUid: string }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { locale } = useLocale();
  const failureText = useServiceErrorText();
  const { data, error, isFetching, refetch } = useGetList<PanelRow<'schoolSubscriptions'>>('schoolSubscriptions', {
    filter: { userUid },
  });
  const types = useSubscriptionTypes();
  const day = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const title = t(($) => $.tabs.subscriptions);
  if (error) {
    const retry = { label: admin(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return (
      <Section title={title}>
        <FailedState title={t(($) => $.subscriptions.failed)} description={failureText(error)} retry={retry} />
      </Section>
    );
  }
  if (!data || types.isPending) return <Skeleton shape="rows" count={3} label={admin(($) => $.list.loading)} />;
  return (
    <Section title={title}>
      {data.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.subscriptions.none)}</p> : null}
      <SubscriptionList aria-label={title}>
        {data
          .toSorted((one, other) => other.startDate.localeCompare(one.startDate))
          .map(({ schoolUid, schoolName, type, startDate, endDate }) => (
            <li key={`${schoolUid} ${type} ${startDate}`}>
              <strong>{types.nameOf(type)}</strong>
              <span>{schoolName}</span>
              <small>
                {endDate === null
                  ? t(($) => $.subscriptions.from, { start: day(startDate) })
                  : t(($) => $.subscriptions.period, { start: day(startDate), end: day(endDate) })}
              </small>
            </li>
          ))}
      </SubscriptionList>
    </Section>
  );
}
