import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationForm } from '../MutationForm.tsx';
import { Section } from '../Section.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ConflictAwareSave } from './useConflictAwareSave.ts';

interface DetailsFormProps {
  /** The name of the record. */
  readonly name: string;
  readonly saving: ConflictAwareSave;
  /** Returns the label of an attribute. */
  readonly labelOf: (attribute: string) => string;
  /** Formats a value in the conflict dialog; undefined selects the default format. */
  readonly textOf?: (value: unknown, name: string) => string | undefined;
  /** Other actions, beside the button. */
  readonly more?: ReactNode;
  /** Replaces the button if the user lacks permission. */
  readonly forbidden?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Renders the form for a record's details, and the dialog if another admin has changed them meanwhile. */
export function DetailsForm({ name, saving, labelOf, textOf, more, forbidden, children }: DetailsFormProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { mutation, changed, submit } = saving;
  return (
    <Section title={t(($) => $.tabs.details)}>
      <MutationForm
        mutation={mutation}
        submitLabel={admin(($) => $.associations.save)}
        ready={changed}
        onSubmit={submit}
        more={more}
        forbidden={forbidden}
      >
        {children}
      </MutationForm>
      <ConflictDialog name={name} saving={saving} labelOf={labelOf} {...(textOf && { textOf })} />
    </Section>
  );
}
