import { useNotice } from '@realmkit/shell';
import { EditContextProvider, type Identifier, OptionalResourceContextProvider, type RaRecord, useEditController } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanAccess } from '../../access/CanAccess.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import type { ConflictTexts } from '../conflict/ConflictTable.tsx';
import type { Values } from '../conflict/threeWayMerge.ts';
import { type MutationMode, useConflictAwareSave } from '../conflict/useConflictAwareSave.ts';
import { RecordFormContext } from '../RecordFormContext.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { type RecordPageProps, RecordParts } from './RecordPage.tsx';
import { RecordStates } from './RecordStates.tsx';
import { useListHref } from './useListHref.ts';

/** The props of {@link Edit}. */
export interface EditProps<Item extends RaRecord> extends RecordPageProps<Item>, Partial<Pick<ConflictTexts, 'labelOf'>> {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  /** By default the `id` of the route. */
  readonly id?: Identifier;
  /** `undoable` is refused: the change would be lost with the tab, see the README. */
  readonly mutationMode?: MutationMode;
  /** Returns attributes in the format of a write, where it is not that of the record. */
  readonly valuesOf?: (record: Item) => Values;
  /** Returns what is sent. Unlike in react-admin, the data has only the attributes that were changed. */
  readonly transform?: (changes: Values, options: { readonly previousData: Item }) => object | Promise<object>;
  /** Formats a value for the dialog about conflicts; undefined selects the default format. */
  readonly textOf?: (value: unknown, name: string, record: Item) => string | undefined;
  readonly mutationOptions?: { readonly onSuccess?: (record: Item) => unknown };
  /** The sections of the page, such as a `SimpleForm`. */
  readonly children?: ReactNode;
  /** Returns the sections of the page, where they need the record with its type. */
  readonly render?: (context: { readonly record: Item }) => ReactNode;
}

/** @throws {Error} for a mode that would lose changes */
function refuseUndoable(mode: string): void {
  if (mode === 'undoable') {
    throw new Error('The mutation mode "undoable" is refused: a change that waits for its notice to close is lost with the tab.');
  }
}

/**
 * Fetches a record and provides it to the forms in it, with the page's heading and states. Saving never overwrites another admin's change
 * unseen: it fetches the record again, merges, and asks about real conflicts. Only changed attributes are sent.
 */
export function Edit<Item extends RaRecord>({
  resource,
  id,
  mutationMode = 'pessimistic',
  list,
  texts,
  isPart = false,
  ...props
}: EditProps<Item>) {
  refuseUndoable(mutationMode);
  const listHref = useListHref(list.href);
  const controller = useEditController<Item>({
    ...(resource !== undefined && { resource }),
    ...(id !== undefined && { id }),
    mutationMode,
    // What is permitted is known at once, and a record that may only be read is shown all the same.
    disableAuthentication: true,
    redirect: false,
    queryOptions: { onError: () => undefined, refetchOnReconnect: true, refetchOnWindowFocus: true },
  });
  const { record, error, isFetching, refetch } = controller;
  return (
    <OptionalResourceContextProvider value={resource}>
      {isPart ? null : <Breadcrumb pages={[{ ...list, href: listHref }]} />}
      <RecordStates query={{ data: record, error, isFetching, refetch }} listHref={listHref} isPart={isPart} {...(texts && { texts })}>
        {(loaded) => (
          <EditView
            key={loaded.id}
            {...props}
            isPart={isPart}
            listHref={listHref}
            mutationMode={mutationMode}
            record={loaded}
            controller={controller}
          />
        )}
      </RecordStates>
    </OptionalResourceContextProvider>
  );
}

interface EditViewProps<Item extends RaRecord> extends Omit<EditProps<Item>, 'resource' | 'id' | 'list' | 'texts'> {
  readonly record: Item;
  readonly listHref: string;
  readonly mutationMode: MutationMode;
  readonly controller: ReturnType<typeof useEditController<Item>>;
}

function EditView<Item extends RaRecord>({
  record,
  controller,
  mutationMode,
  valuesOf,
  transform = (changes) => changes,
  mutationOptions,
  labelOf = (name) => name,
  textOf,
  title,
  children,
  render,
  ...page
}: EditViewProps<Item>) {
  const { t } = useTranslation('form');
  const { show } = useNotice();
  const { canAccess } = useCanAccess({ action: 'edit', record });
  const { save, saving, form, dialog } = useConflictAwareSave<Item>({
    resource: controller.resource,
    record,
    valuesOf,
    transform,
    mutationMode,
    onSuccess: (saved) => {
      if (mutationOptions?.onSuccess) return mutationOptions.onSuccess(saved);
      show({ type: 'success', message: t(($) => $.saved, { name: title(saved) }) });
    },
  });
  return (
    <EditContextProvider value={{ ...controller, record, error: null, isPending: false, save, saving }}>
      <RecordFormContext value={{ ...form, isReadOnly: !canAccess }}>
        <RecordParts {...page} title={title} record={record}>
          {render?.({ record }) ?? children}
          <ConflictDialog name={title(record)} {...dialog} labelOf={labelOf} textOf={(value, name) => textOf?.(value, name, record)} />
        </RecordParts>
      </RecordFormContext>
    </EditContextProvider>
  );
}
