import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationForm } from '../MutationForm.tsx';
import { Section } from '../Section.tsx';
import { OthersDialog } from './OthersDialog.tsx';
import type { ConflictAwareSave } from './useConflictAwareSave.ts';

interface DetailsFormProps {
  /** What is being changed. */
  readonly name: string;
  readonly saving: ConflictAwareSave;
  /** What an attribute is called. */
  readonly labelOf: (attribute: string) => string;
  /** How a value is shown beside somebody else's; undefined for the usual way. */
  readonly textOf?: (value: unknown, name: string) => string | undefined;
  /** What else can be done, beside the button. */
  readonly more?: ReactNode;
  /** Stands in the button's place where the one at the screen may not change anything. */
  readonly forbidden?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The details of a record to be changed, and the question when somebody else has changed them meanwhile. */
export function DetailsForm({ name, saving, labelOf, textOf, more, forbidden, children }: DetailsFormProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const { mutation, changed, submit, others, acceptMine, acceptTheirs } = saving;
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
      <OthersDialog
        name={name}
        changes={others?.changes}
        labelOf={labelOf}
        {...(textOf && { textOf })}
        onMine={acceptMine}
        onTheirs={acceptTheirs}
      />
    </Section>
  );
}
