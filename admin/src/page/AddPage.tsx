import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePageTitle } from '../panel/usePageTitle.ts';
import { BackLink } from './BackLink.tsx';
import { PageHead } from './PageHead.tsx';

interface AddPageProps {
  readonly title: string;
  /** The list that what is added belongs to. */
  readonly list: { readonly href: string; readonly label: string };
  /** The form. */
  readonly children: ReactNode;
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), gridTemplateColumns: 'minmax(0, 1fr)' }));

/** A page on which something is added to a list, with the way back to that. */
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
