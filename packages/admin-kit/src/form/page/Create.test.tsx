import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KitPage } from '../../testing/KitPage.tsx';
import { recordResources, recordShell } from '../../testing/kitRecord.ts';
import { useFormDraft } from '../FormDraft.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { SimpleForm } from '../SimpleForm.tsx';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';

const list = { href: '/groups', label: 'Groups' };

/** The form of a group, whose response may leave out the external ID. */
const Inputs = () => (
  <SimpleForm draft={useFormDraft('group')} defaultValues={{ type: 'class' }}>
    <TextInput source="name" label="Name" />
    <TextInput source="externalId" label="External ID" />
  </SimpleForm>
);

/** Opens the page that adds a group, or that of the group. */
async function openPage(
  page: 'new' | 'edit',
  requests: string[] = [],
  shell = recordShell({ locale: 'en-GB', onRequest: (line) => requests.push(line) }),
) {
  cleanup();
  render(
    <KitPage shell={await shell} resources={recordResources}>
      {page === 'new' ? (
        <Create resource="groups" title="New group" list={list}>
          <Inputs />
        </Create>
      ) : (
        <Edit resource="groups" id="se-1" title={({ name }) => String(name)} list={list}>
          <Inputs />
        </Edit>
      )}
    </KitPage>,
  );
  return { shell, requests, externalId: await screen.findByRole('textbox', { name: 'External ID' }) };
}

test('an attribute without a default value is sent with a new record, and is there after a reload', async () => {
  const { shell, requests, externalId } = await openPage('new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Klass 3A');
  await userEvent.type(externalId, 'x1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => requests).toContain('PUT groups {"type":"class","name":"Klass 3A","externalId":"x1"}');
  const reloaded = await openPage('edit', [], shell);
  expect(reloaded.externalId).toHaveValue('x1');
  expect(requests.at(-1)).toBe('GET groups/se-1');
});

test('the draft of a new record has also what has no default value, and its inputs are empty without it', async () => {
  const { externalId } = await openPage('new');
  await userEvent.type(externalId, 'x1');
  expect((await openPage('new')).externalId).toHaveValue('x1');
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByRole('textbox', { name: 'External ID' })).toHaveValue('');
});
