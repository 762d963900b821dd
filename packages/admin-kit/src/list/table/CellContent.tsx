import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'ra-core';
import type { ReactNode } from 'react';
import { type Column, contentOf, isPlain } from '../../listState/columns.ts';
import { RecordLink } from './RecordLink.tsx';

interface CellContentProps {
  readonly column: Column;
  readonly record: RaRecord;
}

/** Renders what a column shows of the record of the context; the plain name of a row leads to its page. */
export function CellContent({ column, record }: CellContentProps) {
  const { field: Field, children, source } = column;
  if (Field) return <Field source={source} />;
  const content = children ?? contentOf(column, record);
  return column.rowHeader && isPlain(column) ? <PageLink id={record.id}>{content}</PageLink> : content;
}

/** Links to the page of a record, where its resource has one at the path that react-admin knows. */
function PageLink({ id, children }: { readonly id: RaRecord['id']; readonly children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { hasEdit, hasShow } = useResourceDefinition({ resource });
  const createPath = useCreatePath();
  if (!hasEdit && !hasShow) return children;
  return <RecordLink href={createPath({ resource, id, type: hasEdit ? 'edit' : 'show' })}>{children}</RecordLink>;
}
