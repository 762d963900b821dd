import { PageSkeleton } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** Renders the outline of a loading page. */
export function LoadingPage() {
  const { t } = useTranslation('admin');
  return <PageSkeleton label={t(($) => $.list.loading)} />;
}
