import { DataTable, RecordLink, RecordName } from '@realmkit/admin-kit';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** The identity of a person, as a row shows it. */
interface Identity {
  readonly name: string;
  /** The href of their page; undefined if the user may not see it. */
  readonly href: string | undefined;
  readonly userName: string | null;
  readonly email: string | null;
  readonly number: number;
}

interface IdentityColumnsOptions<Row> {
  readonly t: TFunction<'admin'>;
  readonly read: (row: Row) => Identity;
  /** The field name by which the service sorts by user name. */
  readonly userNameField: string;
  /** The minimum width at which email addresses are shown. */
  readonly emailFrom: 'md' | 'lg';
  /** The columns before the number. */
  readonly more?: ReactNode;
}

/** Returns the columns that every list of people has. */
export function identityColumns<Row extends RaRecord>({ t, read, userNameField, emailFrom, more }: IdentityColumnsOptions<Row>) {
  return (
    <>
      <DataTable.Col<Row>
        source="name"
        label={t(($) => $.users.name)}
        rowHeader
        text={(row) => read(row).name}
        render={(row) => {
          const { name, href } = read(row);
          return href === undefined ? <RecordName name={name} /> : <RecordLink href={href}>{name}</RecordLink>;
        }}
      />
      <DataTable.Col<Row> source={userNameField} label={t(($) => $.users.userName)} text={(row) => read(row).userName ?? ''} />
      <DataTable.Col<Row> source="email" label={t(($) => $.users.email)} from={emailFrom} text={(row) => read(row).email ?? ''} />
      {more}
      <DataTable.Col<Row> source="id" label={t(($) => $.users.number)} numeric from="md" text={(row) => String(read(row).number)} />
    </>
  );
}
