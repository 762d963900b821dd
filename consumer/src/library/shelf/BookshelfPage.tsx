import { EmptyState, PermissionHint, SelectField } from '@realmkit/design-system';
import { useLocale, useUserContext } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { UserGate } from '../../page/UserGate.tsx';
import { LibraryFrame } from '../LibraryFrame.tsx';
import { ShelfBooks } from './ShelfBooks.tsx';
import { StoredBooks } from './StoredBooks.tsx';
import { type ShelfSort, shelfSorts } from './shelfOrder.ts';
import { shelvesOf } from './shelvesOf.ts';

/** Shows the user's own bookshelf and those of their school units, in four orders (reader §7, §9). */
function BookshelfPage() {
  const { t } = useTranslation('library');
  const { t: consumer } = useTranslation('consumer');
  const { locale } = useLocale();
  const user = useUserContext();
  const [query, setQuery] = useSearchParams();
  const [sort, setSort] = useState<ShelfSort>('lastAdded');
  const shelves = user.status === 'ready' ? shelvesOf(user) : [];
  const shelf = shelves.find(({ owner }) => owner.id === query.get('shelf')) ?? shelves[0];
  const choices = (
    <>
      {shelves.length > 1 && shelf ? (
        <SelectField
          label={t(($) => $.shelf.whose)}
          value={shelf.owner.id}
          options={shelves.map(({ owner, name }) => ({ value: owner.id, label: name ?? t(($) => $.shelf.mine) }))}
          onChange={(id) => setQuery({ shelf: id }, { replace: true })}
        />
      ) : null}
      <SelectField
        label={t(($) => $.sortBy)}
        value={sort}
        options={shelfSorts.map((value) => ({ value, label: t(($) => $.shelf.sort[value]) }))}
        onChange={(value) => setSort(shelfSorts.find((known) => known === value) ?? 'lastAdded')}
      />
    </>
  );
  return (
    <LibraryFrame title={t(($) => $.shelf.title)} section="bookshelf" choices={choices}>
      <UserGate errorTitle={consumer(($) => $.failed)}>
        {({ me }) => (
          <>
            {me.sharedAccount ? <PermissionHint reason={t(($) => $.shelf.sharedAccount)} /> : null}
            {shelf ? (
              <ShelfBooks key={shelf.owner.id} shelf={shelf} sort={sort} locale={locale} />
            ) : (
              <EmptyState title={t(($) => $.shelf.none)} />
            )}
          </>
        )}
      </UserGate>
      <StoredBooks locale={locale} />
    </LibraryFrame>
  );
}

export { BookshelfPage as Component };
