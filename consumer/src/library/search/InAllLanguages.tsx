import { Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { FoundMeta } from '../libraryQueries.ts';
import { readableInAll } from './languageCounts.ts';

/** Offers the books of all languages, with how many of them can be read where the service says so; nothing if it says that there are none. */
export function InAllLanguages({ meta, onPress }: { readonly meta: FoundMeta; readonly onPress: () => void }) {
  const { t } = useTranslation('library');
  if (meta?.languages?.length === 0) return null;
  const count = readableInAll(meta);
  return (
    <Button variant="outlined" onClick={onPress}>
      {count ? t(($) => $.languages.inAll, { count }) : t(($) => $.languages.search)}
    </Button>
  );
}
