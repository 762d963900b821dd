import { ButtonLink } from '@realmkit/design-system';
import { useBasename, useResourceContext, useResourceDefinition } from 'ra-core';
import { useCanAccess } from '../access/CanAccess.tsx';
import { PageHead } from '../form/page/PageHead.tsx';
import { usePageTitle } from '../form/page/usePageTitle.ts';
import { List, type ListProps } from './List.tsx';

/** The props of {@link ListPage}. */
export interface ListPageProps extends ListProps {
  /** The text of the button that opens the page `new`, for whoever may add a record; without it, there is no button. */
  readonly add?: string;
}

/**
 * Shows a list as a page of its own: with the heading, the title of the browser tab, and the button that adds a record. React-admin's `List` always is
 * such a page; that of the kit can also be a part of one.
 */
export function ListPage({ add, ...list }: ListPageProps) {
  const resource = useResourceContext(list) ?? '';
  const { options } = useResourceDefinition({ resource });
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const href = `${useBasename()}/${options?.path ?? resource}/new`;
  usePageTitle(list.title);
  return (
    <>
      <PageHead
        title={list.title}
        actions={
          add !== undefined && canAccess ? (
            <ButtonLink variant="contained" href={href}>
              {add}
            </ButtonLink>
          ) : undefined
        }
      />
      <List {...list} />
    </>
  );
}
