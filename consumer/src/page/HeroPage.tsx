import { styled } from '@mui/material/styles';
import { HeroBand } from '@realmkit/design-system';
import { PartBoundary } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { PageContent } from './PageContent.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Keeps the rhythm of the page below the band, which has no space of its own. */
const Head = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

interface HeroPageProps {
  /** The title of the window; the realm's own title if it is left out. */
  readonly title?: string;
  readonly heading: string;
  /** A drawing on the band. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a page whose heading is on the realm's band; apart from `Page`, whose head the start page does not need. */
export function HeroPage({ title, heading, picture, children }: HeroPageProps) {
  usePageTitle(title);
  return (
    <>
      <Head>
        <HeroBand title={heading} picture={picture} />
      </Head>
      <PageContent>
        <PartBoundary>{children}</PartBoundary>
      </PageContent>
    </>
  );
}
