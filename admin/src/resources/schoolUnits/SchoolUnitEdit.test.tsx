import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeLibrary } from '../../testing/fakeLibrary.ts';
import { openPanel } from '../../testing/openPanel.tsx';
import { schoolUnits } from '../../testing/school.ts';

const path = '/controlpanel/beta/manage/organizations/se-school-2';
const [kommun, school] = schoolUnits;
if (!kommun || !school) throw new Error('The municipality has no school');
const openUnit = (...services: Parameters<typeof openPanel> extends [unknown, unknown?, ...infer Services] ? Services : never) =>
  openPanel(path, { answer: fakeLibrary() }, ...services);
const ancestors = async () => within(await screen.findByRole('list', { name: 'Above it' })).getAllByRole('link');

test('a change of an organisation is saved', { tags: ['admin §1.2'] }, async () => {
  const { customers } = await openUnit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Björkskolan' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' Norra');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Björkskolan Norra is saved')).toBeVisible();
  expect(customers.requests).toContain('PATCH /schoolUnits/se-school-2 {"name":"Björkskolan Norra"}');
});

test('a school unit is detached from the one above it by setting its parent to null', { tags: ['admin §1.3'] }, async () => {
  const { customers } = await openUnit();
  await userEvent.click(await screen.findByRole('button', { name: 'Detach' }));
  expect(await screen.findAllByText('It is detached')).not.toHaveLength(0);
  expect(customers.requests).toContain('PATCH /schoolUnits/se-school-2 {"parent":null}');
});

test('the ancestors of a school unit are fetched up to the root', async () => {
  const top = { ...kommun, uid: 'se-school-9', name: 'Västerbotten' };
  await openUnit({ schoolUnits: [top, { ...kommun, parent: top.uid }, school] });
  expect((await ancestors()).map(({ textContent }) => textContent)).toEqual(['Västerbotten', 'Umeå kommun']);
});

test('fetching ancestors stops when the parents form a cycle', async () => {
  await openUnit({ schoolUnits: [{ ...kommun, parent: school.uid }, school] });
  expect(await ancestors()).toHaveLength(2);
});

test('an identifier that is added to a school unit is shown with its others', async () => {
  let identifiers = [{ type: 'gln', value: '7350053850019' }];
  await openUnit({
    instead: async (request) => {
      if (!/\/schoolUnits\/se-school-2(\/identifiers)?$/.test(request.url)) return undefined;
      if (request.method === 'POST') identifiers = [...identifiers, ...(await request.json()).identifiers];
      return Response.json({ ...school, identifiers });
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kind of identifier' }), 'schoolUnitCode');
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '74501832');
  await userEvent.click(screen.getByRole('button', { name: 'Add the identifier' }));
  expect(await screen.findByRole('button', { name: 'Remove the identifier schoolUnitCode' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove the identifier gln' })).toBeVisible();
});
