import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Deletion } from '../page/Deletion.tsx';

/** Deletes a group, by either service. Its members stay in their organisations. */
export function GroupDeletion({ name, ...deletion }: Omit<ComponentProps<typeof Deletion>, 'texts'>) {
  const { t } = useTranslation('people');
  const help = t(($) => $.group.deleteHelp);
  return (
    <Deletion
      {...deletion}
      name={name}
      texts={{ title: t(($) => $.group.delete), help, question: t(($) => $.group.deleteQuestion, { name }), consequence: help }}
    />
  );
}
