import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../../deed/useDeed.ts';
import { useReasons } from '../../failure/useReasons.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { Section } from '../../page/Section.tsx';
import { can } from '../../permissions/can.ts';
import { changedData, type Entered, type OtherChange, otherChanges } from '../form/formValues.ts';
import { PersonForm } from '../form/PersonForm.tsx';
import { useEntered } from '../form/useEntered.ts';
import { peopleHaveChanged, readPerson, updatePerson } from '../personQueries.ts';
import type { Person } from '../personTypes.ts';
import { OtherChanges } from './OtherChanges.tsx';

/**
 * What is known of a person, and the changes of it. Before saving the person is read again: what another admin changed meanwhile is shown
 * side by side, and nothing is overwritten unseen.
 */
export function Details({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const clients = useClients();
  const queries = useQueryClient();
  const reasonsOf = useReasons();
  const { entered, enter, clear } = useEntered('details');
  // What the page showed when it was opened; a later reading in the background must not hide what has changed.
  const [base, setBase] = useState(person);
  const [others, setOthers] = useState<{ readonly now: Person; readonly changes: readonly OtherChange[] }>();
  const changes = changedData(base.attributes, entered);
  const changed = Object.keys(changes).length > 0;
  const name = base.attributes.name.value ?? '';

  const saving = useDeed({
    carryOut: async (data: Entered) => {
      await updatePerson(clients, base.type, base.id, data);
      return readPerson(clients, base.type, base.id);
    },
    done: () => t(($) => $.saved, { name }),
    afterwards: async (_, saved) => {
      clear();
      setOthers(undefined);
      setBase(saved);
      await peopleHaveChanged(queries);
    },
  });
  const reading = useDeed({
    carryOut: () => readPerson(clients, base.type, base.id),
    afterwards: (_, now) => {
      const found = otherChanges(base.attributes, now.attributes, entered);
      if (found.length > 0) setOthers({ now, changes: found });
      else saving.run(changedData(now.attributes, entered));
    },
  });
  const busy = saving.busy || reading.busy;
  const failure = saving.failure ?? reading.failure;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.forget();
    if (changed) reading.run();
  };
  const goOn = (kept: Entered) => {
    if (!others) return;
    setBase(others.now);
    enter(kept);
    setOthers(undefined);
    const data = changedData(others.now.attributes, kept);
    if (Object.keys(data).length > 0) saving.run(data);
  };
  return (
    <Section title={t(($) => $.tabs.details)}>
      {can(base, 'EditUserInfo') ? null : <PermissionHint reason={t(($) => $.reasons.noEdit)} />}
      <form onSubmit={submit} noValidate style={{ display: 'grid', gap: '1.25rem' }}>
        <PersonForm
          type={base.type}
          attributes={base.attributes}
          entered={entered}
          onChange={enter}
          reasons={reasonsOf(saving.error)}
          busy={busy}
        />
        {failure === undefined ? null : (
          <FieldMessage role="alert" data-failed>
            {failure}
          </FieldMessage>
        )}
        {can(base, 'EditUserInfo') ? (
          <div style={{ display: 'flex', gap: '0.75rem', flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={!changed || busy}>
              {admin(($) => $.associations.save)}
            </Button>
            {changed ? (
              <Button disabled={busy} onClick={clear}>
                {t(($) => $.discard)}
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
      <ConfirmDialog
        open={others !== undefined}
        title={t(($) => $.others.title, { name })}
        description={t(($) => $.others.help)}
        confirmLabel={t(($) => $.others.mine)}
        cancelLabel={t(($) => $.others.theirs)}
        onConfirm={() => goOn(entered)}
        onCancel={() => goOn(without(entered, others?.changes ?? []))}
      >
        {others ? <OtherChanges changes={others.changes} person={others.now} /> : null}
      </ConfirmDialog>
    </Section>
  );
}

/** What was entered, without what another admin has changed to something else. */
function without(entered: Entered, others: readonly OtherChange[]): Entered {
  return Object.fromEntries(Object.entries(entered).filter(([name]) => !others.some((other) => other.name === name && other.clash)));
}
