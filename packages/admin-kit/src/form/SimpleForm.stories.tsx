import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { BooleanInput } from './inputs/BooleanInput.tsx';
import { DateInput } from './inputs/DateInput.tsx';
import { NumberInput } from './inputs/NumberInput.tsx';
import { PasswordInput } from './inputs/PasswordInput.tsx';
import { SelectInput } from './inputs/SelectInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import { SimpleForm } from './SimpleForm.tsx';

const meta = {
  component: SimpleForm,
  args: {
    onSubmit: fn(),
    defaultValues: { name: 'Klass 2B', type: 'class', year: 2020, active: true, from: '2026-08-17' },
    children: (
      <>
        <TextInput source="name" label="Namn" isRequired maxLength={255} />
        <SelectInput
          source="type"
          label="Typ"
          choices={[
            { id: 'class', name: 'Klass' },
            { id: 'group', name: 'Grupp' },
          ]}
        />
        <NumberInput source="year" label="Började skolan" min={1900} max={2100} helperText="Fyra siffror" />
        <DateInput source="from" label="Från" />
        <PasswordInput source="password" label="Nytt lösenord" />
        <BooleanInput source="active" label="Aktiv" />
        <TextInput source="code" label="Kod" readOnly />
      </>
    ),
  },
  loaders: [async () => ({ shell: await kitShell(() => undefined) })],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{}}>
      <SimpleForm {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof SimpleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All inputs that need no other resource; the form sends values, and no texts. */
export const Inputs: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Typ' }), 'Grupp');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ type: 'group', year: 2020 }), expect.anything());
  },
};

/** A reason of the service stands on its input, which gets the focus. */
export const Invalid: Story = {
  args: { onSubmit: fn(() => ({ year: 'maximum' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const year = await canvas.findByRole('spinbutton', { name: 'Började skolan' });
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(year).toBeInvalid());
    await waitFor(() => expect(year).toHaveFocus());
  },
};
