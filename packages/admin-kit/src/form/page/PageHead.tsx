import { PageHeader } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface PageHeadProps {
  readonly title: string;
  /** A second name of the record, e.g. the user name. */
  readonly subtitle?: string | undefined;
  /** The actions of the page, beside the heading. */
  readonly actions?: ReactNode;
}

/** Shows the head of a page with its actions; its heading is also the title of the browser tab. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  usePageTitle(title || undefined);
  return <PageHeader title={title} meta={subtitle} actions={actions} />;
}
