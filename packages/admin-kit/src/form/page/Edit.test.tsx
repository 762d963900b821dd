import { FakePage } from '@realmkit/shell/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetOne } from 'ra-core';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { AccessContext } from '../../access/AccessContext.ts';
import { AdminContext } from '../../admin/AdminContext.tsx';
import { KitPage } from '../../testing/KitPage.tsx';
import { group, type KitRecordOptions, recordResources, recordShell } from '../../testing/kitRecord.ts';
import { pick } from '../conflict/threeWayMerge.ts';
import { useFormDraft } from '../FormDraft.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { useFormChanges } from '../RecordFormContext.ts';
import { SaveButton } from '../SaveButton.tsx';
import { SimpleForm } from '../SimpleForm.tsx';
import { Edit, type EditProps } from './Edit.tsx';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly externalId?: string;
}

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** Shows the name of the group that the cache has. */
const Elsewhere = () => <output>{useGetOne<Group>('groups', { id: 'se-1' }).data?.name}</output>;

/** The form of the group, whose response may leave out the external ID. */
function GroupForm() {
  const draft = useFormDraft('group');
  return (
    <SimpleForm
      draft={draft}
      toolbar={
        <>
          <SaveButton />
          <DiscardButton />
        </>
      }
    >
      <TextInput<Group> source="name" label="Name" />
      <TextInput<Group> source="type" label="Type" />
      <TextInput<Group> source="externalId" label="External ID" defaultValue="that of a new group" />
    </SimpleForm>
  );
}

function DiscardButton() {
  const { changes, discard } = useFormChanges();
  return (
    <button type="button" onClick={discard}>
      Discard {Object.keys(changes).join(', ')}
    </button>
  );
}

/** Opens the page of the group; returns its writes. */
async function openPage(props: Partial<EditProps<Group>> = {}, instead?: KitRecordOptions['instead']) {
  const requests: string[] = [];
  const onRequest = (line: string) => void requests.push(line);
  const shell = await recordShell({ locale: 'en-GB', onRequest, ...(instead && { instead }) });
  render(
    <KitPage shell={shell} resources={recordResources}>
      <Edit<Group> resource="groups" id="se-1" title={({ name }) => name} list={{ href: '/groups', label: 'Groups' }} {...props}>
        <GroupForm />
      </Edit>
      <Elsewhere />
    </KitPage>,
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { name, writes: () => requests.filter((line) => !line.startsWith('GET')) };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** Returns a service whose group another admin can change, and whose writes can lose their responses. */
function sharedGroup() {
  let now: object = group;
  let isBroken = false;
  const instead: KitRecordOptions['instead'] = async (request) => {
    if (request.method === 'PATCH') {
      now = { ...now, ...(await request.clone().json()) };
      if (isBroken) throw new TypeError('Failed to fetch');
    }
    return Response.json(now);
  };
  return {
    instead,
    change: (change: { readonly [Name in keyof Group]?: Group[Name] | undefined }) => {
      now = { ...now, ...change };
    },
    loseResponses: () => {
      isBroken = true;
    },
  };
}

describe('Edit', () => {
  test('an edit that waits for its notice is refused, because it would be lost with a closed tab', () => {
    // @ts-expect-error: not a mode of an edit
    const props: EditProps<Group> = { mutationMode: 'undoable', title: ({ name }) => name, list: { href: '/', label: 'Groups' } };
    expect(() => Edit(props)).toThrow(
      'The mutation mode "undoable" is refused: a change that waits for its notice to close is lost with the tab.',
    );
    expectTypeOf<EditProps<Group>['mutationMode']>().toEqualTypeOf<'pessimistic' | 'optimistic' | undefined>();
  });

  test('an optimistic edit shows the change everywhere before the service has it, and reports it when the service has it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response | undefined>();
    const { name, writes } = await openPage({ mutationMode: 'optimistic' }, ({ method }) => (method === 'PATCH' ? promise : undefined));
    await userEvent.type(name, '!');
    await save();
    expect(await screen.findByRole('heading', { name: 'Klass 2B!' })).toBeVisible();
    expect(screen.getByText('Klass 2B!', { selector: 'output' })).toBeVisible();
    await waitFor(() => expect(writes()).toEqual(['PATCH groups/se-1 {"name":"Klass 2B!"}']));
    expect(screen.queryByText('Klass 2B! is saved')).toBeNull();
    resolve(undefined);
    expect(await screen.findByText('Klass 2B! is saved')).toBeVisible();
  });

  test('an optimistic edit that fails says why, shows the record as it is, and keeps what was entered in the form', async () => {
    const { name } = await openPage({ mutationMode: 'optimistic' }, ({ method }) =>
      method === 'PATCH'
        ? Response.json({ name: 'ValidationError', message: 'No.', attributes: [{ attribute: 'name', reason: 'unique' }] }, { status: 400 })
        : undefined,
    );
    await userEvent.type(name, '!');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('This already exists. Choose another one.'));
    expect(name).toHaveValue('Klass 2B!');
    expect(screen.getByRole('heading', { name: 'Klass 2B' })).toBeVisible();
    expect(screen.getByText('Klass 2B', { selector: 'output' })).toBeVisible();
    expect(screen.queryByText('Klass 2B! is saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('a conflict sends nothing on Escape or Cancel, keeps what was entered, and is asked about again', async () => {
    const { instead, change } = sharedGroup();
    const { name, writes } = await openPage({}, instead);
    change({ name: 'Theirs' });
    await userEvent.type(name, '!');
    await save();
    fireEvent(await screen.findByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Somebody else has changed Klass 2B' }));
    expect(question.getByRole('row', { name: 'name Klass 2B Theirs Klass 2B!' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name).toHaveValue('Klass 2B!');
    expect(writes()).toEqual([]);
  });

  test('a value that another admin has saved already is no conflict, and is not sent', async () => {
    const { instead, change } = sharedGroup();
    const { name, writes } = await openPage({}, instead);
    change({ name: 'Klass 2B!', type: 'group' });
    await userEvent.type(name, '!');
    await save();
    expect(await screen.findByText('Klass 2B! is saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Type' })).toHaveValue('group');
    expect(writes()).toEqual([]);
  });

  test('one’s own save whose response was lost is recognised, and not sent again', async () => {
    const onSuccess = vi.fn();
    const { instead, loseResponses } = sharedGroup();
    const { name, writes } = await openPage({ mutationOptions: { onSuccess } }, instead);
    loseResponses();
    await userEvent.type(name, '!');
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
    const attempts = writes().length;
    expect(attempts).toBeGreaterThan(0);
    await save();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Klass 2B!' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes()).toHaveLength(attempts);
  });
});

describe('an attribute that the response leaves out', () => {
  const externalId = () => screen.findByRole('textbox', { name: 'External ID' });

  test('is saved, and is there after a reload', async () => {
    const { instead } = sharedGroup();
    const { writes } = await openPage({}, instead);
    await userEvent.type(await externalId(), 'x1');
    await save();
    expect(await screen.findByText('Klass 2B is saved')).toBeVisible();
    expect(writes()).toEqual(['PATCH groups/se-1 {"externalId":"x1"}']);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    await openPage({}, instead);
    expect(await externalId()).toHaveValue('x1');
  });

  test('is no change while its input is empty, or empty again', async () => {
    await openPage();
    expect(await externalId()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(await externalId(), 'x');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.clear(await externalId());
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('is saved also where the page does not name it among the values of the record', async () => {
    const { instead } = sharedGroup();
    const { writes } = await openPage({ valuesOf: pick(['name']) }, instead);
    await userEvent.type(await externalId(), 'x1');
    await save();
    expect(await screen.findByText('Klass 2B is saved')).toBeVisible();
    await userEvent.type(await externalId(), '2');
    await save();
    await waitFor(() => expect(writes()).toEqual(['PATCH groups/se-1 {"externalId":"x1"}', 'PATCH groups/se-1 {"externalId":"x12"}']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'));
    expect(await externalId()).toHaveValue('x12');
  });

  test('is asked about if another admin has entered another value meanwhile', async () => {
    const { instead, change } = sharedGroup();
    const { writes } = await openPage({}, instead);
    change({ externalId: 'theirs' });
    await userEvent.type(await externalId(), 'mine');
    await save();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('row', { name: 'externalId – theirs mine' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(writes()).toEqual(['PATCH groups/se-1 {"externalId":"mine"}']));
  });

  test('is asked about if another admin has removed its value meanwhile, and is empty with theirs', async () => {
    const { instead, change } = sharedGroup();
    change({ externalId: 'before' });
    const { writes } = await openPage({}, instead);
    change({ externalId: undefined });
    await userEvent.type(await externalId(), '!');
    await save();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('row', { name: 'externalId before – before!' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect(await externalId()).toHaveValue(''));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(writes()).toEqual([]);
  });

  test('is empty again after it was discarded', async () => {
    await openPage();
    await userEvent.type(await externalId(), 'x1');
    await userEvent.click(screen.getByRole('button', { name: 'Discard externalId' }));
    expect(await externalId()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('is part of the draft, and empty again without it', async () => {
    const { writes } = await openPage();
    await userEvent.type(await externalId(), 'x1');
    cleanup();
    await openPage();
    expect(await externalId()).toHaveValue('x1');
    await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(await externalId()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(writes()).toEqual([]);
  });
});

test('the record is that of the route, without an id', async () => {
  const shell = await recordShell({ locale: 'en-GB' });
  const edit = (
    <AccessContext value={() => true}>
      <AdminContext resources={recordResources}>
        <Edit<Group> resource="groups" title={({ name }) => name} list={{ href: '/groups', label: 'Groups' }} />
      </AdminContext>
    </AccessContext>
  );
  render(<FakePage shell={shell} path="/groups/se-1" routes={[{ path: '/groups/:id', handle: { access: 'guest' }, element: edit }]} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2B' })).toBeVisible();
});
