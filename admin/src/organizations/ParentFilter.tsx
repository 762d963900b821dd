import type { SchoolUnit } from '@realmkit/openapi';
import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { ActiveFilterChip } from '../list/toolbar/ActiveFilterChip.tsx';

interface ParentFilterProps {
  readonly uid: string;
  readonly onRemove: () => void;
}

/** Shows that the list contains only the children of one organisation. */
export function ParentFilter({ uid, onRemove }: ParentFilterProps) {
  const { t } = useTranslation('admin');
  const { data } = useGetOne<SchoolUnit & { id: string }>('schoolUnits', { id: uid });
  return <ActiveFilterChip label={t(($) => $.organizations.below, { name: data?.name ?? uid })} onRemove={onRemove} />;
}
