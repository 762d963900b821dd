import { ServiceError } from '@realmkit/openapi';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { httpErrorOf } from '../../provider/httpError.ts';
import { defineResource } from '../../resources/defineResource.ts';
import { KitPage, kitShell } from '../../testing/KitPage.tsx';
import { AutocompleteInput } from './AutocompleteInput.tsx';
import { BooleanInput } from './BooleanInput.tsx';
import { DateInput } from './DateInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

interface Group {
  readonly name: string;
  readonly year: number | null;
}

const units = [
  { uid: 'se-1', name: 'Björkskolan' },
  { uid: 'se-2', name: 'Humlan' },
];

const resources = {
  schoolUnits: defineResource('customerManagement', {
    getList: {
      call: 'GET /schoolUnits',
      answer: { data: [] },
      request: ({ page, size, q }) => ({ query: { page, size, ...(q && { q }) } }),
      rows: ({ data }) => data.map((unit) => ({ ...unit, id: unit.uid })),
    },
    getOne: {
      call: 'GET /schoolUnits/{id}',
      answer: {},
      request: ({ id }) => ({ path: { id: String(id) } }),
      record: (unit) => ({ ...unit, id: unit.uid }),
    },
  }),
};

/** Renders a form with these values; returns what it sends, and the requests of its page. */
async function openForm(record: object, inputs: ReactNode, answer: object | undefined = undefined) {
  const requests: string[] = [];
  const shell = await kitShell(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.includes('/schoolUnits')) requests.push(`${pathname.replace(/^.*(?=.schoolUnits)/, '')}?${searchParams.get('q') ?? ''}`);
    const one = units.find(({ uid }) => pathname.endsWith(uid));
    const data = units.filter(({ name }) => name.includes(searchParams.get('q') ?? ''));
    return Response.json(one ?? { data, meta: { totalItems: data.length } });
  });
  const save = vi.fn((_: unknown) => answer);
  render(
    <KitPage shell={shell} resources={resources}>
      <Form record={record} onSubmit={save} noValidate>
        {inputs}
        <button type="submit">Save</button>
      </Form>
    </KitPage>,
  );
  const sent = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    return save.mock.lastCall?.[0];
  };
  return { sent, requests };
}

test('an emptied text is null, and an empty text where it is required', async () => {
  const { sent } = await openForm(
    { name: 'Klass 2B', city: 'Umeå' },
    <>
      <TextInput source="name" label="Name" isRequired />
      <TextInput source="city" label="Town" />
    </>,
  );
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Town' }));
  expect(await sent()).toEqual({ name: '', city: null });
});

test('the form gets numbers, checked boxes and the values of choices, and no texts', async () => {
  const { sent } = await openForm(
    { year: 2020, active: false, level: 1, from: '2026-01-02T10:00:00Z' },
    <>
      <NumberInput source="year" label="Year" min={1900} max={2100} />
      <BooleanInput source="active" label="Active" />
      <SelectInput
        source="level"
        label="Level"
        emptyText="None"
        choices={[
          { id: 1, name: 'One' },
          { id: 2, name: 'Two' },
        ]}
      />
      <DateInput source="from" label="From" />
    </>,
  );
  const year = await screen.findByRole('spinbutton', { name: 'Year' });
  expect(year).toHaveAttribute('aria-valuemax', '2100');
  expect(screen.getByLabelText('From')).toHaveValue('2026-01-02');
  await userEvent.clear(year);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Two');
  expect(await sent()).toMatchObject({ year: null, active: true, level: 2 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'None');
  expect(await sent()).toMatchObject({ level: null });
});

test('what is no number stays in its input, is refused in words and is not sent', async () => {
  const { sent } = await openForm({ year: 2020 }, <NumberInput source="year" label="Year" min={1900} max={2100} />);
  const year = await screen.findByRole('spinbutton', { name: 'Year' });
  await userEvent.clear(year);
  await userEvent.type(year, '20,5');
  await userEvent.tab();
  expect(year).toHaveValue('20,5');
  expect(year).toHaveAccessibleDescription('Detta måste vara ett heltal. Mellan 1900 och 2100.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(year).toHaveFocus();
  expect(year).toBeInvalid();
  await userEvent.clear(year);
  await userEvent.type(year, '1 999');
  expect(await sent()).toEqual({ year: 1999 });
});

test('an empty number is no mistake', async () => {
  await openForm({ year: null }, <NumberInput source="year" label="Year" min={1900} max={2100} />);
  await userEvent.click(await screen.findByRole('spinbutton', { name: 'Year' }));
  await userEvent.tab();
  expect(screen.getByRole('spinbutton', { name: 'Year' })).not.toBeInvalid();
});

test('the arrow keys change a number within its limits, and the wheel never does', async () => {
  const { sent } = await openForm({ year: 2099 }, <NumberInput source="year" label="Year" min={1900} max={2100} />);
  const year = await screen.findByRole('spinbutton', { name: 'Year' });
  await userEvent.click(year);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(year).toHaveValue('2100');
  fireEvent.wheel(year, { deltaY: 100 });
  await userEvent.keyboard('{ArrowDown}');
  expect(await sent()).toEqual({ year: 2099 });
});

test('a disabled input stays part of what the form sends', async () => {
  const { sent } = await openForm({ name: 'Klass 2B' }, <TextInput source="name" label="Name" disabled />);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(await sent()).toEqual({ name: 'Klass 2B' });
});

test('a reason of the service stands on its input until it is changed', async () => {
  const { body } = httpErrorOf(new ServiceError(400, 'ValidationError', 'No.', [{ attribute: 'name', reason: 'maxLength' }]));
  const { sent } = await openForm({ name: 'Klass' }, <TextInput source="name" label="Name" helperText="Short" />, body.errors);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription('Short');
  await sent();
  await waitFor(() => expect(name).toHaveAccessibleDescription('För många tecken: högst 255.'));
  expect(name).toBeInvalid();
  await userEvent.type(name, '2');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Short'));
});

test('a reference loads its choices when it is opened, searches them by what is typed, and sends the id', async () => {
  const { sent, requests } = await openForm(
    { unit: 'se-2' },
    <ReferenceInput source="unit" reference="schoolUnits">
      <AutocompleteInput label="Organisation" />
    </ReferenceInput>,
  );
  const unit = await screen.findByRole('combobox', { name: 'Organisation' });
  await waitFor(() => expect(unit).toHaveValue('Humlan'));
  expect(requests).toEqual(['/schoolUnits/se-2?']);
  await userEvent.clear(unit);
  await userEvent.type(unit, 'Björk');
  await userEvent.click(await screen.findByRole('option', { name: 'Björkskolan' }));
  expect(requests).toContain('/schoolUnits?Björk');
  expect(await sent()).toEqual({ unit: 'se-1' });
});

test('a name that is entered into a closed input at once is searched for', async () => {
  const { sent, requests } = await openForm(
    { unit: null },
    <ReferenceInput source="unit" reference="schoolUnits">
      <AutocompleteInput label="Organisation" />
    </ReferenceInput>,
  );
  fireEvent.change(await screen.findByRole('combobox', { name: 'Organisation' }), { target: { value: 'Humlan' } });
  await waitFor(() => expect(requests).toContain('/schoolUnits?Humlan'));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: 'Humlan' }));
  expect(await sent()).toEqual({ unit: 'se-2' });
});

test('an input accepts only the attributes of its record and the choices of its kind', () => {
  const elements = () => (
    <>
      <TextInput<Group> source="name" label="Name" />
      {/* @ts-expect-error: a group has no such attribute */}
      <TextInput<Group> source="nmae" label="Name" />
      {/* @ts-expect-error: the label is needed */}
      <NumberInput<Group> source="year" />
      {/* @ts-expect-error: a choice has no such attribute */}
      <SelectInput source="type" label="Type" choices={[{ id: 1, title: 'One' }]} optionText="name" />
      {/* @ts-expect-error: react-admin’s prop has another name */}
      <BooleanInput source="active" title="Active" />
    </>
  );
  expect(elements).toBeTypeOf('function');
});
