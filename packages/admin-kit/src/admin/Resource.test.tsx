import { RealmProvider } from '@realmkit/design-system';
import { createFakeShell, FakePage, loadFakePage } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { ResourceDefinitionContextProvider, useGetRecordRepresentation, useResourceContext } from 'ra-core';
import { useParams } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Resource, type ResourceProps } from './Resource.tsx';
import { resourceDefinitions, resourceRoutes } from './resourceRoutes.ts';

const page = (name: string) => async () => ({
  Component() {
    const { id } = useParams();
    return <h1>{[name, useResourceContext(), id].join(' ')}</h1>;
  },
});
const groups: ResourceProps = {
  name: 'legacyGroups',
  path: 'groups',
  list: page('list'),
  create: page('create'),
  edit: page('edit'),
  show: page('show'),
  recordRepresentation: 'name',
};
const users: ResourceProps = { name: 'users', edit: page('edit') };
const resources = (
  <>
    <Resource {...groups} />
    <Resource {...users} />
  </>
);

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

async function open(path: string) {
  const shell = await createFakeShell({ app: 'admin', locale: 'en-GB' });
  const routes = [{ path: '/panel', handle: { access: 'guest' as const }, children: resourceRoutes(resources) }];
  await loadFakePage(routes, path);
  render(
    <RealmProvider realm={shell.realm} scheme="light">
      <FakePage shell={shell} path={path} routes={routes} />
    </RealmProvider>,
  );
}

describe('a <Resource>', () => {
  test.each([
    ['/panel/groups', 'list legacyGroups '],
    ['/panel/groups/new', 'create legacyGroups '],
    ['/panel/groups/7', 'edit legacyGroups 7'],
    ['/panel/groups/7/show', 'show legacyGroups 7'],
    ['/panel/users/a%2Fb', 'edit users a/b'],
  ])('a <Resource> has a page at %s', async (path, heading) => {
    await open(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  });

  test.each(['/panel/users', '/panel/groups/7/other', '/panel/groups/7/show/other'])(
    'a <Resource> leaves %s to the error page',
    async (path) => {
      await open(path);
      expect(await screen.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    },
  );

  test('the script of the page at an address can be loaded before anything is rendered', async () => {
    const list = vi.fn(page('list'));
    const edit = vi.fn(page('edit'));
    await loadFakePage(resourceRoutes(<Resource name="users" list={list} edit={edit} />), '/users/7');
    expect([list.mock.calls.length, edit.mock.calls.length]).toEqual([0, 1]);
  });

  test('only a <Resource> is a resource of a panel', () => {
    expect(() => resourceRoutes(<p />)).toThrow('The resources of a panel are <Resource> elements.');
  });
});

test('the definitions have what represents a record, and the pages whose paths react-admin can build from the name', () => {
  const definitions = resourceDefinitions(resources);
  expect(definitions).toMatchObject({
    legacyGroups: { name: 'legacyGroups', options: { path: 'groups' }, hasList: false, hasCreate: false, hasEdit: false, hasShow: false },
    users: { name: 'users', hasList: false, hasCreate: false, hasEdit: true, hasShow: false },
  });
  function Name() {
    return <p>{useGetRecordRepresentation('legacyGroups')({ id: 1, name: 'Klass 2B' })}</p>;
  }
  render(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Name />
    </ResourceDefinitionContextProvider>,
  );
  expect(screen.getByText('Klass 2B')).toBeVisible();
});
