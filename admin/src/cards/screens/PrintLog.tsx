import Typography from '@mui/material/Typography';
import { FailedQuery, ItemList } from '@realmkit/admin-kit';
import { Section } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import type { CardSubject } from '../cardSubject.ts';

/** Shows who printed cards of a subject and when, the newest first. */
export function PrintLog({ subject }: { readonly subject: CardSubject }) {
  const { t } = useTranslation('cards');
  const { locale } = useLocale();
  const prints = useGetList<PanelRow<'loginCardPrints'>>('loginCardPrints', {
    filter: { subject: subject.uid },
    pagination: { page: 1, perPage: 10 },
  });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (prints.error) return <FailedQuery query={prints} title={t(($) => $.log.failed)} />;
  return (
    <Section title={t(($) => $.log.title)}>
      {prints.data?.length === 0 ? <Typography>{t(($) => $.log.none)}</Typography> : null}
      <ItemList>
        {prints.data?.map(({ uid, printedAt, printedBy, method, count }) => (
          <li key={uid}>
            <span>
              <span>{t(($) => $.log.entry[method], { count })}</span> <small>{printedBy.name}</small>
            </span>
            <small>
              <time dateTime={printedAt}>{time.format(new Date(printedAt))}</time>
            </small>
          </li>
        ))}
      </ItemList>
    </Section>
  );
}
