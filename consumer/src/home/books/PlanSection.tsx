import { Section, Skeleton } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OpenedByHint } from '../../library/access/OpenedByHint.tsx';
import { entitlementQuery, firstBooksQuery } from '../../library/libraryQueries.ts';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import { BookRow } from './BookRow.tsx';

/** Shows a family some of the books that a plan would open, and the way to the plans. */
export function PlanSection({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation('consumer');
  const clients = useClients();
  const entitlement = useQuery({ ...entitlementQuery(clients), enabled: isKnown });
  const isNeeded = entitlement.data?.opensBooks === false;
  const found = useQuery({ ...firstBooksQuery(clients), enabled: isNeeded });
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
      {found.data?.length ? <BookRow label={title} books={found.data} /> : null}
    </Section>
  );
}
