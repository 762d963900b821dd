import { ActiveFilterChip, type FilterProps } from '@realmkit/admin-kit';
import { useGetOne, useListContext } from 'react-admin';
import type { PanelRecord } from '../dataProvider/usePanelDataProvider.ts';

interface ReferenceChipProps extends Pick<FilterProps, 'source'> {
  readonly reference: 'groups' | 'schoolUnits';
  /** Returns the text of the filter by the name of the record. */
  readonly text: (name: string) => string;
}

/** Shows that a link has limited a list to what belongs to one record. */
export function ReferenceChip({ source, reference, text }: ReferenceChipProps) {
  const { filterValues } = useListContext();
  const uid = String(filterValues[source]);
  const { data } = useGetOne<PanelRecord<'groups' | 'schoolUnits'>>(reference, { id: uid });
  return <ActiveFilterChip source={source} label={text(data?.name ?? uid)} />;
}
