import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';

const teacher = {
  superuser: false,
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'employee' as const, active: true }],
};
const attributes = [
  { attribute: 'name', reason: 'maxLength' },
  { attribute: 'code', reason: 'pattern' },
];
const invalid = () => Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status: 400 });
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const code = () => screen.findByRole('textbox', { name: /code/i });

/** A legacy service with one group, which appends to its name when it saves it. */
function oneGroup(write?: () => Response) {
  let written = 'Klass 2B';
  return async (request: Request): Promise<Response | undefined> => {
    if (!new URL(request.url).pathname.startsWith('/control-panel/v1/groups')) return undefined;
    if (request.method !== 'GET') {
      if (write) return write();
      const { data } = await request.json();
      written = `${data.name} (2025)`;
      return new Response(null, { status: 204 });
    }
    if (request.url.includes('/users')) return Response.json({ data: [], meta: { totalItems: 0 } });
    return Response.json({
      id: 4,
      attributes: { name: { value: written, viewable: 2, editable: 2 }, code: { value: null, viewable: 2, editable: 2 } },
      type: 'class',
      student_count: 24,
      actions: ['EditGroup', 'EditGroupPassword', 'EditGroupAgeFilter', 'DeleteGroup'].map((id) => ({ id, status: { active: true } })),
    });
  };
}

describe('a group', () => {
  test('a group whose organisation cannot be loaded says so, because nobody can be found to be added', async () => {
    const group = oneGroup();
    const instead = (request: Request) =>
      request.url.endsWith('/v1/organizations') ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : group(request);
    await openPanel('/controlpanel/groups/4', teacher, {}, { instead });
    expect(await screen.findByText('Your organisations could not be loaded')).toBeVisible();
    expect(await name()).toHaveValue('Klass 2B');
  });

  test('a group is reloaded after a change and shown as the service saved it', {
    tags: ['admin §4 Group edit.1', 'admin §7 Legacy control panel service.5'],
  }, async () => {
    const { panel } = await openPanel('/controlpanel/groups/4', teacher, {}, { instead: oneGroup() });
    await userEvent.type(await name(), 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2Bb (2025)' })).toBeVisible();
    const calls = panel.requests.filter((request) => / \/v1\/groups\/4(?= |$)/.test(request));
    expect(calls).toContain('PATCH /v1/groups/4 {"data":{"name":"Klass 2Bb"}}');
    expect(calls.at(-1)).toBe('GET /v1/groups/4');
  });

  test.each([
    ['changed', '/controlpanel/groups/4', 'Save'],
    ['added', '/controlpanel/groups/new', 'Add a group'],
  ])(
    'a group that cannot be %s shows the errors at its fields and keeps the input',
    { tags: ['admin §5.2'] },
    async (_action, path, button) => {
      await openPanel(path, teacher, {}, { instead: oneGroup(invalid) });
      await userEvent.type(await name(), 'x');
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Too many characters: up to 255.'));
      expect(await code()).toHaveAccessibleDescription('4 to 12 capital letters A–Z or digits.');
      expect((await name()).getAttribute('value')).toMatch(/x$/);
    },
  );

  test.each([
    [403, 'forbidden', /^You are not allowed to do this\./],
    [404, 'not found', /^This no longer exists\./],
  ])(
    'a change of a group that returns %i shows the error %s, whatever the name of the error',
    { tags: ['admin §8.1', 'admin §8.4'] },
    async (status, _outcome, expected) => {
      const errorResponse = () => Response.json({ name: 'NotThisOne', message: 'No.' }, { status });
      await openPanel('/controlpanel/groups/4', teacher, {}, { instead: oneGroup(errorResponse) });
      await userEvent.type(await name(), 'x');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      for (const said of await screen.findAllByText(expected)) expect(said).toBeVisible();
    },
  );
});
