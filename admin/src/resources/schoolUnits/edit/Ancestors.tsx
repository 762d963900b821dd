import { Skeleton } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRecord } from '../../../dataProvider/usePanelDataProvider.ts';

interface AncestorsProps {
  /** The uid of the parent; null at the top. */
  readonly uid: string | null;
  /** The ancestors that are loaded already, the topmost first. */
  readonly below?: readonly PanelRecord<'schoolUnits'>[];
  /** Renders the ancestors, the root first; undefined if one of them may not be seen, as by an administrator of one school only. */
  readonly children: (above: readonly PanelRecord<'schoolUnits'>[] | undefined) => ReactNode;
}

/** Loads a school unit's ancestors, one after another up to the root. */
export function Ancestors({ uid, below = [], children }: AncestorsProps) {
  const { t } = useTranslation('admin');
  // The service allows no cycle; if there is one, loading stops where it closes.
  const isRoot = uid === null || below.some((unit) => unit.uid === uid);
  const { data, error } = useGetOne<PanelRecord<'schoolUnits'>>('schoolUnits', { id: uid ?? '' }, { enabled: !isRoot });
  if (isRoot) return children(below);
  if (error) return children(undefined);
  if (!data) return <Skeleton shape="rows" count={1} label={t(($) => $.list.loading)} />;
  return (
    <Ancestors uid={data.parent} below={[data, ...below]}>
      {children}
    </Ancestors>
  );
}
