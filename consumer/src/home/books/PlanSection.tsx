import { Section, Skeleton } from '@realmkit/design-system';
import { useClients, useLocale } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OpenedByHint } from '../../library/access/OpenedByHint.tsx';
import { languageOf } from '../../library/languageNames.ts';
import { entitlementQuery, firstBooksQuery } from '../../library/libraryQueries.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { BookRow } from './BookRow.tsx';

/** Shows a family some of the books that a plan would open, those in the language of the app first, and the way to the plans. */
export function PlanSection({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation('consumer');
  const { locale } = useLocale();
  const clients = useClients();
  const entitlement = useQuery({ ...entitlementQuery(clients), enabled: isKnown });
  const isNeeded = entitlement.data?.opensBooks === false;
  const found = useQuery({ ...firstBooksQuery(clients, languageOf(locale)), enabled: isNeeded });
  const books = found.data && [...found.data.books, ...found.data.others];
  const title = t(($) => $.home.books.plan);
  return (
    <Section title={title} plain>
      <QueryAlert query={entitlement} />
      {isNeeded ? (
        <>
          <OpenedByHint openedBy="plan" />
          <QueryAlert query={found} />
        </>
      ) : null}
      {!entitlement.error && found.isPending ? <Skeleton label={t(($) => $.home.books.loading)} shape="covers" /> : null}
      {books?.length ? <BookRow label={title} books={books} /> : null}
    </Section>
  );
}
