import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Deletion } from '../page/Deletion.tsx';

interface GroupDeletionProps {
  readonly name: string;
  /** Why the group cannot be deleted; undefined if it can. */
  readonly forbidden: string | undefined;
  /** The path of the list of groups. */
  readonly list: string;
  readonly mutationFn: () => Promise<void>;
}

/** Deletes a group, by either service. Its members stay in their organisations. */
export function GroupDeletion({ name, ...deletion }: GroupDeletionProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const help = t(($) => $.group.deleteHelp);
  return (
    <Deletion
      {...deletion}
      name={name}
      texts={{ title: t(($) => $.group.delete), help, question: t(($) => $.group.deleteQuestion, { name }), consequence: help }}
      onSuccess={() => {
        for (const resource of ['legacyGroups', 'groups']) {
          queries.removeQueries({ queryKey: [resource, 'getOne'] });
          void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
        }
      }}
    />
  );
}
