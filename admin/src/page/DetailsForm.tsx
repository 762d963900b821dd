import { SimpleForm } from '@realmkit/admin-kit';
import { Section } from '@realmkit/design-system';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the form for a record's details as a section of its page. */
export function DetailsForm(form: ComponentProps<typeof SimpleForm>) {
  const { t } = useTranslation('people');
  return (
    <Section title={t(($) => $.tabs.details)}>
      <SimpleForm {...form} />
    </Section>
  );
}
