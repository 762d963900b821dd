import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'ra-core';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ResourcesContext } from '../admin/ResourcesContext.ts';
import { defineResource } from '../resources/defineResource.ts';
import { Guesser } from './Guesser.tsx';

const groups = defineResource('customerManagement', {
  create: { call: 'PUT /groups', answer: {}, request: ({ data }) => ({ body: data }), record: ({ uid }) => ({ id: uid }) },
});

interface FakeProps {
  readonly source?: string;
  readonly label?: string;
  readonly choices?: readonly { readonly name: string }[];
  readonly validate?: unknown;
}
const Frame = ({ children }: PropsWithChildren) => <div>{children}</div>;
const Input = ({ source, label, choices = [], validate }: FakeProps) => (
  <p>{[source, label, ...choices.map(({ name }) => name), typeof validate].join(' ')}</p>
);
const components = { Create: Frame, SimpleForm: Frame, TextInput: Input, SelectInput: Input, BooleanInput: Input, NumberInput: Input };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a guesser shows the page of the contract at once, prints its code to the console, and copies it', async () => {
  const user = userEvent.setup();
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResourcesContext value={{ groups }}>
        <ResourceContextProvider value="groups">
          <Guesser page="create" components={components} />
        </ResourceContextProvider>
      </ResourcesContext>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('name Name object')).toBeVisible();
  expect(screen.getByText('type Type Class Group undefined')).toBeVisible();
  const code = expect.stringContaining('<TextInput source="name" label="Name" maxLength={255} validate={[required(), maxLength(255)]} />');
  expect(info).toHaveBeenCalledWith(code);
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toEqual(code);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});
