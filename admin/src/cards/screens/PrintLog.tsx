import Typography from '@mui/material/Typography';
import { FailedState } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../../errors/useServiceErrorText.ts';
import { ItemList } from '../../page/ItemList.tsx';
import { Section } from '../../page/Section.tsx';
import type { PanelRow } from '../../resources/usePanelDataProvider.ts';
import type { CardSubject } from '../cardSubject.ts';

/** Shows who printed cards of a subject and when, the newest first. */
export function PrintLog({ subject }: { readonly subject: CardSubject }) {
  const { t } = useTranslation('cards');
  const { locale } = useLocale();
  const errorText = useServiceErrorText();
  const prints = useGetList<PanelRow<'loginCardPrints'>>('loginCardPrints', {
    filter: { subject: subject.uid },
    pagination: { page: 1, perPage: 10 },
  });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (prints.error) {
    const retry = { label: t(($) => $.retry), onRetry: () => void prints.refetch(), busy: prints.isFetching };
    return <FailedState title={t(($) => $.log.failed)} description={errorText(prints.error)} retry={retry} />;
  }
  return (
    <Section title={t(($) => $.log.title)}>
      {prints.data?.length === 0 ? <Typography>{t(($) => $.log.none)}</Typography> : null}
      <ItemList>
        {prints.data?.map(({ uid, printedAt, printedBy, method, count }) => (
          <li key={uid}>
            <span>
              {t(($) => $.log.entry[method], { count })} <small>{printedBy.name}</small>
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
