import { PageHeader, type PageHeaderProps } from '@realmkit/design-system';
import { PartBoundary } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { PageContent } from './PageContent.tsx';
import { usePageTitle } from './usePageTitle.ts';

interface PageProps extends Pick<PageHeaderProps, 'back' | 'picture' | 'meta'> {
  /** The title of the window; the realm's own title if it is left out. */
  readonly title?: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Shows a page with its head and its sections. */
export function Page({ title, heading, children, ...head }: PageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={heading} {...head} />
      <PageContent>
        <PartBoundary>{children}</PartBoundary>
      </PageContent>
    </>
  );
}
