import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';

const at = (role: 'admin' | 'employee') => ({
  superuser: false,
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role, active: true }],
});
const refusing = (status: number) => (request: Request) =>
  request.url.endsWith('/guardians/template') ? Response.json({ name: 'Refused', message: 'No.' }, { status }) : undefined;
const type = () => screen.findByRole('combobox', { name: 'Who is imported?' });
const file = () => screen.queryByLabelText(/^Drop the Excel file here/);

test.each([
  ['a teacher, without asking the service', 'employee', 500, 'You may not add people of this kind at any school.'],
  ['an administrator whom the service refuses it', 'admin', 403, 'You may not add people of this kind at any school.'],
  ['an administrator while the service fails', 'admin', 409, 'What an import needs could not be loaded'],
] as const)(
  'the import of guardians says why it is not possible to %s, and another type can be chosen',
  async (_who, role, status, text) => {
    await openPanel('/controlpanel/import', at(role), {}, { instead: refusing(status) });
    await userEvent.selectOptions(await type(), 'Guardians');
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(file()).toBeNull();
    await userEvent.selectOptions(await type(), 'Pupils');
    await screen.findByText('School');
    expect(file()).not.toBeNull();
    expect(screen.queryByText(text, { exact: false })).toBeNull();
  },
);
