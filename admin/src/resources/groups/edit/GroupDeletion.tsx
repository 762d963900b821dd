import { DeleteButton } from '@realmkit/admin-kit';
import { Section } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { PanelRecord } from '../../../dataProvider/usePanelDataProvider.ts';

interface GroupDeletionProps {
  readonly resource: 'groups' | 'legacyGroups';
  readonly group: PanelRecord<'groups'> | PanelRecord<'legacyGroups'>;
  readonly listHref: string;
}

const nameOf = (group: GroupDeletionProps['group']): string => ('attributes' in group ? (group.attributes.name.value ?? '') : group.name);

/** Deletes a group by either service: for good, because their contracts have no restore. Its members stay in their organisations. */
export function GroupDeletion({ resource, group, listHref }: GroupDeletionProps) {
  const { t } = useTranslation('people');
  const help = t(($) => $.group.deleteHelp);
  return (
    <Section title={t(($) => $.group.delete)}>
      <p style={{ margin: 0 }}>{help}</p>
      <DeleteButton
        resource={resource}
        record={group}
        recordRepresentation={nameOf}
        label={t(($) => $.group.delete)}
        redirect={listHref}
        accessDenied={t(($) => $.reasons.noGroupDelete)}
        confirmTitle={t(($) => $.group.deleteQuestion, { name: nameOf(group) })}
        confirmContent={help}
      />
    </Section>
  );
}
