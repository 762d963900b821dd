import { useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { ActiveFilterChip } from '../../list/toolbar/ActiveFilterChip.tsx';
import type { PanelRecord } from '../../resources/usePanelDataProvider.ts';

interface GroupFilterProps {
  readonly uid: string;
  readonly onRemove: () => void;
}

/** Shows that the list contains the members of one group only. */
export function GroupFilter({ uid, onRemove }: GroupFilterProps) {
  const { t } = useTranslation('admin');
  const { data } = useGetOne<PanelRecord<'groups'>>('groups', { id: uid });
  return <ActiveFilterChip label={t(($) => $.users.inGroup, { name: data?.name ?? uid })} onRemove={onRemove} />;
}
