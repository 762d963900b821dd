import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePageTitle } from '../panel/usePageTitle.ts';
import { BackLink } from './BackLink.tsx';
import { PageHead } from './PageHead.tsx';

interface AddPageProps {
  readonly title: string;
  /** The list that the new record belongs to. */
  readonly list: { readonly href: string; readonly label: string };
  /** The form. */
  readonly children: ReactNode;
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), gridTemplateColumns: 'minmax(0, 1fr)' }));

/** Shows a page that adds a record to a list, with a link back to the list. */
export function AddPage({ title, list, children }: AddPageProps) {
  usePageTitle(title);
  return (
    <>
      <BackLink {...list} />
      <PageHead title={title} />
      <Parts>{children}</Parts>
    </>
  );
}
