import { DescriptionItem } from '@realmkit/design-system';
import { asObject } from '@realmkit/openapi/json';
import { type RaRecord, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';

/** The props of {@link RecordField}. */
export interface RecordFieldProps<Item extends RaRecord> {
  /** The attribute of the record, with dots where objects are nested. */
  readonly source: string;
  readonly label: string;
  /** Returns what is shown; by default the value as text. */
  readonly render?: (record: Item) => ReactNode;
  /** Elements that read the record of their context. */
  readonly children?: ReactNode;
}

/** The place of a missing value. */
const dash = '–';

/** Shows an attribute of the record with its name, in a `DescriptionList`. Unlike in react-admin, the label is a translated text. */
export function RecordField<Item extends RaRecord = RaRecord>({ source, label, render, children }: RecordFieldProps<Item>) {
  const record = useRecordContext<Item>();
  if (!record) return null;
  const value = source.split('.').reduce<unknown>((part, name) => asObject(part)[name], record);
  const text = value === null || value === undefined || value === '' ? dash : String(value);
  return <DescriptionItem name={label}>{children ?? render?.(record) ?? text}</DescriptionItem>;
}
