import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDelete, useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useChangeSet } from '../provider/useChangeSet.ts';
import { defineResource } from '../resources/defineResource.ts';
import { KitPage, kitShell } from '../testing/KitPage.tsx';

afterEach(cleanup);

const resources = {
  userGroups: defineResource('customerManagement', {
    getList: {
      call: 'GET /userGroups',
      answer: { data: [] },
      request: () => ({}),
      rows: ({ data }) => data.map((link) => ({ ...link, id: link.groupUid })),
    },
    delete: { call: 'DELETE /users/{uid}/groups/{groupId}', request: ({ id }) => ({ path: { uid: 'u', groupId: String(id) } }) },
  }),
  schoolAssociations: defineResource('customerManagement', {
    set: {
      read: 'GET /users/{uid}',
      answer: { schoolAssociations: [{ schoolUid: '', role: '' }] },
      write: 'PUT /users/{uid}/schoolUnits',
      readRequest: ({ id }) => ({ path: { uid: String(id) } }),
      members: ({ schoolAssociations }) => schoolAssociations.map(({ schoolUid, role }) => ({ schoolUid, role, addToSubSchools: false })),
      writeRequest: ({ id, members }) => ({ path: { uid: String(id) }, body: { schoolAssociations: [...members] } }),
      isSame: (one, other) => one.schoolUid === other.schoolUid,
    },
  }),
};

/** Renders a page, and returns the requests that it sends, without those of the shell. */
async function openPage(page: ReactNode, answer: (request: Request) => Response) {
  const requests: string[] = [];
  const shell = await kitShell((request) => {
    const [, service, , ...path] = new URL(request.url).pathname.split('/');
    if (service !== 'customer-management') return undefined;
    requests.push(`${request.method} ${path.join('/')}`);
    return answer(request);
  }, 'en-GB');
  render(
    <KitPage shell={shell} resources={resources}>
      {page}
    </KitPage>,
  );
  return requests;
}

function Groups() {
  const { data } = useGetList('userGroups');
  const [deleteOne, { isSuccess }] = useDelete('userGroups');
  return (
    <>
      {data?.map(({ id }) => (
        <button type="button" key={id} onClick={() => void deleteOne('userGroups', { id })}>
          Leave {id}
        </button>
      ))}
      {isSuccess ? 'Left' : null}
    </>
  );
}

test('a list on the screen is fetched once after a write of react-admin’s hooks', async () => {
  let groups = ['2B', '3A'];
  const requests = await openPage(<Groups />, ({ method }) => {
    if (method === 'DELETE') {
      groups = ['3A'];
      return new Response(null, { status: 204 });
    }
    return Response.json({ data: groups.map((groupUid) => ({ groupUid, userUid: 'u' })), meta: { totalItems: groups.length } });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave 2B' }));
  expect(await screen.findByText('Left')).toBeVisible();
  // The hook invalidates after its success.
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Leave 2B' })).toBeNull();
  expect(requests).toEqual(['GET userGroups', 'DELETE users/u/groups/2B', 'GET userGroups']);
});

function Joining({ onError }: { readonly onError: (error: unknown) => void }) {
  const [changeSet, { isPending, error, reset }] = useChangeSet<{ schoolUid: string; role: 'student'; addToSubSchools: boolean }>(
    'schoolAssociations',
  );
  const add = [{ schoolUid: 's2', role: 'student' as const, addToSubSchools: true }];
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => changeSet({ id: 'u', add }, { onError })}>
        Join
      </button>
      <button type="button" onClick={reset}>
        {error instanceof Error ? error.message : 'No error'}
      </button>
    </>
  );
}

test('useChangeSet writes the merged set, and returns the error of a change until it is reset', async () => {
  const errors: unknown[] = [];
  const requests = await openPage(<Joining onError={(error) => errors.push(error)} />, ({ method }) =>
    method === 'GET'
      ? Response.json({ schoolAssociations: [{ schoolUid: 's1', role: 'student' }] })
      : Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  const failure = await screen.findByRole('button', { name: 'forbidden' });
  expect(errors).toMatchObject([{ status: 403 }]);
  expect(requests).toEqual(['GET users/u', 'PUT users/u/schoolUnits']);
  await userEvent.click(failure);
  expect(await screen.findByRole('button', { name: 'No error' })).toBeVisible();
});
