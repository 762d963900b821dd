import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from './BackLink.tsx';
import { RecordGate } from './RecordGate.tsx';

interface RecordPageProps<Item> extends Pick<ComponentProps<typeof RecordGate<Item>>, 'query' | 'children'> {
  readonly kind: 'group' | 'unit';
  /** The list that it belongs to. */
  readonly list: { readonly href: string; readonly label: string };
}

/** Shows the page of a group or of a school unit: the link back to its list, and the record once it is loaded. */
export function RecordPage<Item>({ kind, list, ...gate }: RecordPageProps<Item>) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const loading = admin(($) => $.list.loading);
  const texts = {
    group: {
      loading,
      failed: t(($) => $.group.failed),
      gone: t(($) => $.group.gone),
      goneHelp: t(($) => $.group.goneHelp),
      list: t(($) => $.group.toList),
    },
    unit: {
      loading,
      failed: t(($) => $.unit.failed),
      gone: t(($) => $.unit.gone),
      goneHelp: t(($) => $.unit.goneHelp),
      list: t(($) => $.unit.toList),
    },
  };
  return (
    <>
      <BackLink {...list} />
      <RecordGate {...gate} listHref={list.href} texts={texts[kind]} />
    </>
  );
}
