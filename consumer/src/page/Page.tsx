import { styled } from '@mui/material/styles';
import { HeroBand, PageHeader, type PageHeaderProps } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

const Content = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) }));

/** Keeps the rhythm of the page below the band, which has no space of its own. */
const Hero = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

interface PageProps extends Pick<PageHeaderProps, 'back' | 'picture' | 'meta'> {
  /** The title of the window; the realm's own title if it is left out. */
  readonly title?: string;
  readonly heading: string;
  /** Whether the heading is on the realm's band. */
  readonly hero?: boolean;
  readonly children: ReactNode;
}

/** Shows a page with its head and its sections. */
export function Page({ title, heading, hero = false, children, ...head }: PageProps) {
  usePageTitle(title);
  return (
    <>
      {hero ? (
        <Hero>
          <HeroBand title={heading} picture={head.picture} />
        </Hero>
      ) : (
        <PageHeader title={heading} {...head} />
      )}
      <Content>{children}</Content>
    </>
  );
}
