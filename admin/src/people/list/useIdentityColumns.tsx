import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/ListColumn.ts';
import { RecordLink } from '../../list/table/RecordLink.tsx';
import { RecordName } from '../../list/table/RecordName.tsx';

/** The identity of a person, as a row shows it. */
interface Identity {
  readonly name: string;
  /** The href of their page; undefined if the user may not see it. */
  readonly href: string | undefined;
  readonly userName: string | null;
  readonly email: string | null;
  readonly number: number;
}

interface IdentityColumnsOptions<Item> {
  /** Reads the identity from a row; must be a stable function. */
  readonly read: (item: Item) => Identity;
  /** The field name by which the service sorts by user name. */
  readonly userNameField: string;
  /** The minimum width at which email addresses are shown. */
  readonly emailFrom: 'md' | 'lg';
  /** The columns before the number; must be a stable array. */
  readonly more?: readonly ListColumn<Item>[];
}

/** Returns the columns that every list of people has. */
export function useIdentityColumns<Item>({
  read,
  userNameField,
  emailFrom,
  more,
}: IdentityColumnsOptions<Item>): readonly ListColumn<Item>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        field: 'name',
        label: t(($) => $.users.name),
        naming: true,
        text: (item) => read(item).name,
        render: (item) => {
          const { name, href } = read(item);
          return href === undefined ? <RecordName name={name} /> : <RecordLink href={href}>{name}</RecordLink>;
        },
      },
      {
        field: userNameField,
        label: t(($) => $.users.userName),
        render: (item) => read(item).userName ?? '–',
        text: (item) => read(item).userName ?? '',
      },
      {
        field: 'email',
        label: t(($) => $.users.email),
        from: emailFrom,
        render: (item) => read(item).email ?? '–',
        text: (item) => read(item).email ?? '',
      },
      ...(more ?? []),
      {
        field: 'id',
        label: t(($) => $.users.number),
        numeric: true,
        from: 'md',
        render: (item) => read(item).number,
        text: (item) => String(read(item).number),
      },
    ],
    [t, read, userNameField, emailFrom, more],
  );
}
