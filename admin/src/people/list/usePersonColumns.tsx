import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/ListColumn.ts';
import { RecordLink } from '../../list/table/RecordLink.tsx';
import { RecordName } from '../../list/table/RecordName.tsx';
import { can } from '../../permissions/can.ts';
import { type ListedPerson, personAddress } from '../personTypes.ts';

/** The columns of a list of people. */
export function usePersonColumns(): readonly ListColumn<ListedPerson>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        field: 'name',
        label: t(($) => $.users.name),
        naming: true,
        render: (person) => {
          const name = person.attributes.name.value ?? String(person.id);
          if (!can(person, 'ViewUserInfo')) return <RecordName name={name} />;
          return <RecordLink href={personAddress(person.type, person.id)}>{name}</RecordLink>;
        },
      },
      { field: 'username', label: t(($) => $.users.userName), render: ({ attributes }) => attributes.username.value ?? '–' },
      { field: 'email', label: t(($) => $.users.email), from: 'md', render: ({ attributes }) => attributes.email.value ?? '–' },
      { field: 'id', label: t(($) => $.users.number), numeric: true, from: 'md', render: ({ id }) => id },
    ],
    [t],
  );
}
