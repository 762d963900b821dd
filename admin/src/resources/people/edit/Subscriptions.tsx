import { FailedQuery, ItemList } from '@realmkit/admin-kit';
import { Section, Skeleton } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../../dataProvider/usePanelDataProvider.ts';
import { useSubscriptionTypes } from '../../subscriptionPeriods/useSubscriptionTypes.ts';

/** Shows the subscriptions that a person has through their school units, with their dates (admin §7). */
export function Subscriptions({ userUid }: { readonly userUid: string }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { locale } = useLocale();
  const query = useGetList<PanelRow<'schoolSubscriptions'>>('schoolSubscriptions', { filter: { userUid } });
  const types = useSubscriptionTypes();
  const day = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const title = t(($) => $.tabs.subscriptions);
  if (query.error) {
    return (
      <Section title={title}>
        <FailedQuery query={query} title={t(($) => $.subscriptions.failed)} />
      </Section>
    );
  }
  const { data } = query;
  if (!data || types.isPending) return <Skeleton shape="rows" count={3} label={admin(($) => $.list.loading)} />;
  return (
    <Section title={title}>
      {data.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.subscriptions.none)}</p> : null}
      <ItemList aria-label={title}>
        {data
          .toSorted((one, other) => other.startDate.localeCompare(one.startDate))
          .map(({ schoolUid, schoolName, type, startDate, endDate }) => (
            <li key={`${schoolUid} ${type} ${startDate}`}>
              <span>
                <strong>{types.nameOf(type)}</strong> <bdi>{schoolName}</bdi>
              </span>
              <small>
                {endDate === null
                  ? t(($) => $.subscriptions.from, { start: day(startDate) })
                  : t(($) => $.subscriptions.period, { start: day(startDate), end: day(endDate) })}
              </small>
            </li>
          ))}
      </ItemList>
    </Section>
  );
}
