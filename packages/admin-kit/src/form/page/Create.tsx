import { useNotice } from '@realmkit/shell';
import { CreateContextProvider, OptionalResourceContextProvider, type RaRecord, useCreate, useCreateController } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCanAccess } from '../../access/CanAccess.tsx';
import type { Values } from '../conflict/threeWayMerge.ts';
import { useSubmit } from '../useSubmit.ts';
import { Breadcrumb, type BreadcrumbPage } from './Breadcrumb.tsx';
import { PageHead } from './PageHead.tsx';
import { Parts } from './RecordPage.tsx';
import { Forbidden } from './RecordStates.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The props of {@link Create}. */
export interface CreateProps {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  readonly title: string;
  /** The list that the new record belongs to. */
  readonly list: BreadcrumbPage;
  /** Returns what is sent. */
  readonly transform?: (data: Values) => object | Promise<object>;
  /** Returns the href of the page that is shown next, which replaces this one; by default that of the list. */
  readonly redirect?: (resource: string, id: RaRecord['id'], data: Values) => string;
  /** Replaces the notice and `redirect`. */
  readonly mutationOptions?: { readonly onSuccess?: (record: RaRecord, data: Values) => unknown };
  /** The form. */
  readonly children: ReactNode;
}

/** Shows the page that adds a record to a list: saves the form in it, says so, and opens the list in its place, or what `redirect` returns. */
export function Create({ resource, title, list, transform = (data) => data, redirect, mutationOptions, children }: CreateProps) {
  const { t } = useTranslation('form');
  const { show } = useNotice();
  const navigate = useNavigate();
  const { saving, submit } = useSubmit();
  const controller = useCreateController({ ...(resource !== undefined && { resource }), disableAuthentication: true, redirect: false });
  const { canAccess } = useCanAccess({ resource: controller.resource, action: 'create' });
  const [create] = useCreate();
  usePageTitle(title);
  const save = (data: Values) =>
    submit(async () => {
      // The page is left: nothing of it is fetched again.
      const params = { data: await transform(data), meta: { leavesPage: true } };
      const record: RaRecord = await create(controller.resource, params, { returnPromise: true });
      if (mutationOptions?.onSuccess) return mutationOptions.onSuccess(record, data);
      show({ type: 'success', message: t(($) => $.created, { name: String(data.name ?? record.id) }) });
      const href = redirect?.(controller.resource, record.id, data) ?? list.href;
      await navigate(href, { replace: true, state: { list: list.href } });
    });
  return (
    <OptionalResourceContextProvider value={resource}>
      <Breadcrumb pages={[list]} />
      {canAccess ? (
        <CreateContextProvider value={{ ...controller, save, saving }}>
          <PageHead title={title} />
          <Parts>{children}</Parts>
        </CreateContextProvider>
      ) : (
        <Forbidden listHref={list.href} />
      )}
    </OptionalResourceContextProvider>
  );
}
