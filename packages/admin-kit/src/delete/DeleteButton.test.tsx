import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { defineResource } from '../resources/defineResource.ts';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { DeleteButton } from './DeleteButton.tsx';

afterEach(cleanup);

const resources = {
  users: defineResource('customerManagement', {
    delete: { call: 'DELETE /users/{uid}', request: ({ id }) => ({ path: { uid: String(id) } }) },
    restore: { call: 'POST /users/{uid}/restore', request: ({ id }) => ({ path: { uid: String(id) } }) },
  }),
};
const maja = { id: 'se-user-5', name: 'Maja Holm' };

/** Shows the path of the page. */
const Path = () => <output>{useLocation().pathname}</output>;

/** Renders the button on a page where a deletion is permitted or not. */
async function openPage(props: Partial<ComponentProps<typeof DeleteButton>>, allows = true) {
  const shell = await kitShell(() => new Response(null, { status: 204 }), 'en-GB');
  render(
    <KitPage shell={shell} resources={resources} allows={allows} path="/users/se-user-5">
      <DeleteButton resource="users" record={maja} redirect={false} {...props} />
      <Path />
    </KitPage>,
  );
}

describe('DeleteButton', () => {
  test('a deletion that waits for its notice is refused, because it would be lost with a closed tab', async () => {
    // @ts-expect-error: not a mode of a deletion
    const props: ComponentProps<typeof DeleteButton> = { resource: 'users', record: maja, mutationMode: 'undoable' };
    expect(() => DeleteButton(props)).toThrow(
      'A deletion cannot be undoable: it would be reported before it is done, and lost with a closed tab.',
    );
    expectTypeOf<ComponentProps<typeof DeleteButton>['mutationMode']>().toEqualTypeOf<'pessimistic' | undefined>();
  });

  test('the name of a record has the type of its record', () => {
    // @ts-expect-error: the record has no title
    const button = <DeleteButton record={maja} recordRepresentation={({ title }) => title} />;
    expect(button.props.record).toBe(maja);
  });

  test('a button without a reason is absent where the visitor may not delete', async () => {
    await openPage({}, false);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('the list of the resource is opened by default, and the record’s page again after Undo', async () => {
    await openPage({ redirect: 'list' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('/users')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByText('/users/se-user-5')).toBeVisible();
  });

  test('the label, the name of the record and the notice are those that the page gives', async () => {
    await openPage({ label: 'Delete the pupil', successMessage: 'Gone', recordRepresentation: () => 'Maja from 2B' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the pupil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo', description: 'Gone' }));
    expect(await screen.findByText('Maja from 2B is restored')).toBeVisible();
  });
});
