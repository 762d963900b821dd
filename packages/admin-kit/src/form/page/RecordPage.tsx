import { styled } from '@mui/material/styles';
import { PermissionHint } from '@realmkit/design-system';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanAccess } from '../../access/CanAccess.tsx';
import type { BreadcrumbPage } from './Breadcrumb.tsx';
import { PageHead } from './PageHead.tsx';
import { Forbidden, type RecordTexts } from './RecordStates.tsx';

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
  readonly listHref: string;
  readonly children: ReactNode;
}

/** Shows a record with its heading, if the user may see it: an address is no way around a list that does not link to it (admin §6). */
export function RecordParts<Item extends RaRecord>(props: RecordPartsProps<Item>) {
  const { record, listHref, title, subtitle, actions, isPart = false, children } = props;
  const { t } = useTranslation('form');
  const { canAccess } = useCanAccess({ action: 'show', record });
  if (!canAccess) return isPart ? <PermissionHint reason={t(($) => $.page.forbidden)} /> : <Forbidden listHref={listHref} />;
  return (
    <RecordContextProvider value={record}>
      {isPart ? null : <PageHead title={title(record)} subtitle={subtitle?.(record)} actions={actions} />}
      <Parts>{children}</Parts>
    </RecordContextProvider>
  );
}
