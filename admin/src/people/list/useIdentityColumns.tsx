import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/ListColumn.ts';
import { RecordLink } from '../../list/table/RecordLink.tsx';
import { RecordName } from '../../list/table/RecordName.tsx';

/** Who somebody is, as a row says it. */
interface Identity {
  readonly name: string;
  /** The address of their page; undefined where the one at the screen may not see it. */
  readonly href: string | undefined;
  readonly userName: string | null;
  readonly email: string | null;
  readonly number: number;
}

interface IdentityColumnsOptions<Item> {
  /** Reads a row; the same function each time. */
  readonly read: (item: Item) => Identity;
  /** The field that the service sorts by the user name under. */
  readonly userNameField: string;
  /** From which width on e-mail addresses are shown. */
  readonly emailFrom: 'md' | 'lg';
  /** What stands before the number; the same each time. */
  readonly more?: readonly ListColumn<Item>[];
}

/** The columns that every list of people has. */
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
