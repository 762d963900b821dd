import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { KitPage, kitShell } from '../testing/KitPage.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import { MutationForm } from './MutationForm.tsx';

const meta = {
  component: MutationForm,
  args: {
    onSubmit: fn(async () => {}),
    successMessage: ({ name }) => `${name} har lagts till`,
    defaultValues: { name: '' },
    children: <TextInput source="name" label="Elevens namn" />,
  },
  loaders: [async () => ({ shell: await kitShell(() => undefined) })],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{}}>
      <MutationForm {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof MutationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Elevens namn' }), 'Ada');
  await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
  return canvas;
};

/** A notice says what was done, and the input is ready for the next value. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText('Ada har lagts till')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Elevens namn' })).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada' }));
  },
};

/** What the service refuses stays as it was entered. */
export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('Refused'))) },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Elevens namn' })).toHaveValue('Ada');
  },
};
