import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const fields = ['First name', 'Last name', 'Email'];

function SampleForm({ title }: { readonly title: string }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
  };
  return (
    <form noValidate style={{ display: 'grid', gap: '1rem', maxWidth: '24rem' }} onSubmit={submit}>
      <ErrorSummary title={title} />
      {fields.map((label) => {
        const isMissing = isSubmitted && !typed[label];
        return (
          <TextField
            key={label}
            label={label}
            required
            value={typed[label] ?? ''}
            error={isMissing}
            helperText={isMissing ? 'Fill in this field.' : undefined}
            onChange={({ target }) => setTyped({ ...typed, [label]: target.value })}
          />
        );
      })}
      <Button type="submit">Send</Button>
    </form>
  );
}

const meta = {
  component: ErrorSummary,
  args: { title: 'Some fields need your attention' },
  render: ({ title }) => <SampleForm title={title} />,
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several errors: the list takes the focus, its links lead to the fields, and what is mended leaves it. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: 'Some fields need your attention' });
    await expect(summary).toHaveFocus();
    await expect(summary.closest('[aria-live], [role=alert], [role=status]')).toBeNull();
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(within(summary).queryByRole('link', { name: /First name/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeValid();
  },
};

/** One error is said by its field, which has the focus, and by nothing else. */
export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox', { name: 'Email', description: 'Fill in this field.' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getAllByText('Fill in this field.')).toHaveLength(1);
  },
};
