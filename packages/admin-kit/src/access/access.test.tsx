import type { AccessCaller, AccessRole } from '@realmkit/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Resources } from '../provider/contractDataProvider.ts';
import { AccessContext } from './AccessContext.ts';
import { CanAccess } from './CanAccess.tsx';
import { type AccessRules, allowedByActions, createPermits } from './createPermits.ts';

const request = () => ({});
const record = () => ({ id: 1 });
const resources: Resources = {
  groups: {
    service: 'controlPanel',
    getList: { call: 'GET /v1/groups', request, rows: () => [] },
    getOne: { call: 'GET /v1/groups/{groupId}', request, record },
    update: { call: 'PATCH /v1/groups/{groupId}', request },
    delete: { call: 'DELETE /v1/groups/{groupId}', request },
    actions: { setPassword: 'update' },
    allows: allowedByActions({ edit: 'EditGroup', delete: 'DeleteGroup', setPassword: 'EditGroupPassword' }),
  },
  employees: {
    service: 'controlPanel',
    create: { call: 'POST /{apiVersion}/{type}', request, record },
    allows: (_action, _record, roles) => roles.includes('admin'),
  },
  cards: { service: 'customerManagement', create: { call: 'POST /loginCards', request, record } },
};
const rules: AccessRules = {
  controlPanel: {
    'GET /v1/groups': [{ role: 'employee', of: 'unit', acting: 'allowed' }],
    'GET /v1/groups/{groupId}': [{ role: 'employee', of: 'unit' }],
    'PATCH /v1/groups/{groupId}': [{ role: 'employee', of: 'unit' }],
    'DELETE /v1/groups/{groupId}': [{ role: 'admin', of: 'organisation' }],
    'POST /{apiVersion}/{type}': [{ role: 'employee', of: 'unit' }],
  },
  customerManagement: { 'POST /loginCards': [{ role: 'employee', of: 'unit', secure: true }] },
};
const visitor = (...roles: readonly AccessRole[]): AccessCaller => ({ roles: ['user', ...roles], isSecure: false, isActing: false });
const permitsOf = (who: AccessCaller | undefined) => createPermits(resources, rules, who);
const group = (actions: unknown) => ({ id: 1, actions });
const active = (id: string, isActive = true) => [{ id, status: { active: isActive } }];

describe('what is permitted', () => {
  test.each<[string, AccessCaller | undefined, boolean]>([
    ['whoever holds a role of the rules', visitor('employee'), true],
    ['an admin, where employees may', visitor('admin'), true],
    ['a student', visitor('student'), false],
    ['nobody', undefined, false],
  ])('the access rules of the call decide about %s', (_who, who, permitted) => {
    expect(permitsOf(who)({ resource: 'groups', action: 'list' })).toBe(permitted);
  });

  test('each action needs the rules of its own call', () => {
    const employee = permitsOf(visitor('employee'));
    expect(['list', 'export', 'show', 'edit', 'delete'].filter((action) => employee({ resource: 'groups', action }))).toEqual([
      'list',
      'export',
      'show',
      'edit',
    ]);
  });

  test('an action whose call the resource lacks is not permitted, nor is any on an unknown resource', () => {
    const admin = permitsOf(visitor('admin'));
    expect(admin({ resource: 'groups', action: 'create' })).toBe(false);
    expect(admin({ resource: 'groups', action: 'dance' })).toBe(false);
    expect(admin({ resource: 'pirates', action: 'list' })).toBe(false);
  });

  test('whoever acts as somebody may call what the rules allow them, and nothing else', () => {
    const acting = permitsOf({ ...visitor('employee'), isActing: true });
    expect(['list', 'show', 'edit'].filter((action) => acting({ resource: 'groups', action }))).toEqual(['list']);
  });

  test('a rule for secure logins fits only those', () => {
    expect(permitsOf(visitor('employee'))({ resource: 'cards', action: 'create' })).toBe(false);
    expect(permitsOf({ ...visitor('employee'), isSecure: true })({ resource: 'cards', action: 'create' })).toBe(true);
  });

  test('what a record lists decides on that record, beside the rules', () => {
    const admin = permitsOf(visitor('admin'));
    expect(admin({ resource: 'groups', action: 'delete', record: group(active('DeleteGroup')) })).toBe(true);
    expect(admin({ resource: 'groups', action: 'delete', record: group(active('DeleteGroup', false)) })).toBe(false);
    expect(admin({ resource: 'groups', action: 'delete', record: group(active('EditGroup')) })).toBe(false);
    expect(admin({ resource: 'groups', action: 'delete', record: group(undefined) })).toBe(false);
    const employee = permitsOf(visitor('employee'));
    expect(employee({ resource: 'groups', action: 'delete', record: group(active('DeleteGroup')) })).toBe(false);
  });

  test('a question about the whole realm needs a rule for it', () => {
    const question = { resource: 'groups', action: 'list', of: 'realm' } as const;
    expect(permitsOf(visitor('employee'))(question)).toBe(false);
    const wider = createPermits(
      resources,
      { controlPanel: { 'GET /v1/groups': [{ role: 'superuser', of: 'realm' }] } },
      visitor('superuser'),
    );
    expect(wider(question)).toBe(true);
  });

  test('an action beside those of react-admin needs the rules of its verb', () => {
    const question = { resource: 'groups', action: 'setPassword', record: group(active('EditGroupPassword')) };
    expect(permitsOf(visitor('employee'))(question)).toBe(true);
    expect(permitsOf(visitor('student'))(question)).toBe(false);
  });

  test('a resource can narrow an action to a role', () => {
    expect(permitsOf(visitor('employee'))({ resource: 'employees', action: 'create' })).toBe(false);
    expect(permitsOf(visitor('employee', 'admin'))({ resource: 'employees', action: 'create' })).toBe(true);
  });
});

describe('CanAccess', () => {
  afterEach(cleanup);

  test('the closest resource and record are asked about, and a denied action says why', () => {
    const deletion = (
      <CanAccess action="delete" accessDenied="Only admins delete groups.">
        Delete
      </CanAccess>
    );
    const { container } = render(
      <AccessContext value={permitsOf(visitor('admin'))}>
        <ResourceContextProvider value="groups">
          <RecordContextProvider value={group(active('DeleteGroup'))}>
            <p>{deletion}</p>
          </RecordContextProvider>
          <RecordContextProvider value={group([])}>
            <p>{deletion}</p>
          </RecordContextProvider>
        </ResourceContextProvider>
      </AccessContext>,
    );
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Delete', 'Only admins delete groups.']);
  });

  test('a resource that is named is not asked about with the record of another', () => {
    render(
      <AccessContext value={permitsOf(visitor('admin'))}>
        <RecordContextProvider value={{ id: 7 }}>
          <CanAccess resource="groups" action="delete">
            Delete
          </CanAccess>
        </RecordContextProvider>
      </AccessContext>,
    );
    expect(screen.getByText('Delete')).toBeVisible();
  });

  test('outside of a panel nothing is permitted', () => {
    const { container } = render(
      <CanAccess resource="groups" action="list">
        List
      </CanAccess>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
