import { PageSkeleton } from '@realmkit/design-system';
import { type RaRecord, ReferenceManyFieldBase, type ReferenceManyFieldBaseProps, useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '../../resources/Register.ts';
import { FailedQuery } from '../errors/FailedQuery.tsx';

/** The props of {@link ReferenceManyField}. */
export type ReferenceManyFieldProps<Reference extends RaRecord> = Pick<
  ReferenceManyFieldBaseProps<RaRecord, Reference>,
  'target' | 'source' | 'filter' | 'sort' | 'perPage' | 'page' | 'empty' | 'children' | 'render'
> & { readonly reference: ResourceName };

/** Loads the records that refer to the current one, and provides them as a list, such as to a `DataTable`. */
export function ReferenceManyField<Reference extends RaRecord = RaRecord>({
  children,
  render,
  ...props
}: ReferenceManyFieldProps<Reference>) {
  return (
    <ReferenceManyFieldBase<RaRecord, Reference>
      {...props}
      loading={<Loading />}
      // Not by the prop `error`: with it, ra-core never shows `empty`.
      render={(list) => (list.error ? <Failed /> : (render?.(list) ?? children))}
    />
  );
}

function Loading() {
  const { t } = useTranslation('form');
  return <PageSkeleton label={t(($) => $.loading)} />;
}

function Failed() {
  const { t } = useTranslation('form');
  return <FailedQuery query={useListContext()} title={t(($) => $.page.failed)} />;
}
