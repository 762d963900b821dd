import { Link } from '@realmkit/design-system';
import { type RaRecord, ReferenceFieldBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../resources/Register.ts';
import type { AnyRecord } from '../inputs/useFormField.ts';

/** The props of {@link ReferenceField}. */
export interface ReferenceFieldProps<Item extends object, Reference extends RaRecord> {
  /** The attribute of the record that holds the id. */
  readonly source: keyof Item & string;
  /** The resource that the id is of. */
  readonly reference: ResourceName;
  /** Returns the href of the referenced record; without it there is no link. */
  readonly link?: (record: Reference) => string;
  /** Shown without an id, or if there is no such record any more. */
  readonly empty?: ReactNode;
  /** Returns what is shown of the referenced record. */
  readonly render: (record: Reference) => ReactNode;
}

/** Shows a record that another one refers to by its id. Its href is a function: a panel has its own paths, which react-admin cannot know. */
export function ReferenceField<Item extends object = AnyRecord, Reference extends RaRecord = RaRecord>({
  source,
  reference,
  link,
  empty = null,
  render,
}: ReferenceFieldProps<Item, Reference>) {
  const nothing = empty === null ? null : <span>{empty}</span>;
  return (
    <ReferenceFieldBase<Reference>
      source={source}
      reference={reference}
      loading={<span>…</span>}
      empty={nothing}
      error={nothing}
      render={({ referenceRecord }) => {
        if (!referenceRecord) return nothing;
        const content = render(referenceRecord);
        return link ? <Link href={link(referenceRecord)}>{content}</Link> : <span>{content}</span>;
      }}
    />
  );
}
