import { styled } from '@mui/material/styles';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { BreadcrumbPage } from './Breadcrumb.tsx';
import { PageHead } from './PageHead.tsx';
import type { RecordTexts } from './RecordStates.tsx';

/** The props that `Edit` and `Show` have in common. */
export interface RecordPageProps<Item> {
  /** The name of the record: the heading of the page, and the title of its tab. */
  readonly title: (record: Item) => string;
  /** A second name of the record. */
  readonly subtitle?: (record: Item) => string | undefined;
  /** The actions of the page, beside the heading. */
  readonly actions?: ReactNode;
  /** The list of the record. */
  readonly list: BreadcrumbPage;
  /** Whether the record is a part of another page, which has the heading and the breadcrumb. */
  readonly isPart?: boolean;
  readonly texts?: RecordTexts;
}

/** The parts of a page, below each other. */
export const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), gridTemplateColumns: 'minmax(0, 1fr)' }));

interface RecordPartsProps<Item extends RaRecord> extends Omit<RecordPageProps<Item>, 'list' | 'texts'> {
  readonly record: Item;
  readonly children: ReactNode;
}

/** Shows a record with its heading. */
export function RecordParts<Item extends RaRecord>({ record, title, subtitle, actions, isPart = false, children }: RecordPartsProps<Item>) {
  return (
    <RecordContextProvider value={record}>
      {isPart ? null : <PageHead title={title(record)} subtitle={subtitle?.(record)} actions={actions} />}
      <Parts>{children}</Parts>
    </RecordContextProvider>
  );
}
