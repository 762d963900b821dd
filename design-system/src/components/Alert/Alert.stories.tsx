import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = { component: Alert, args: { severity: 'error', children: 'Your card was declined. Try another one.' } } satisfies Meta<
  typeof Alert
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined. Try another one.');
  },
};
export const Warning: Story = { args: { severity: 'warning', isNote: true, children: 'Test mode: no money moves.' } };
export const Info: Story = { args: { severity: 'info', children: 'We have sent you an email.' } };
export const Success: Story = { args: { severity: 'success', children: 'Your email address is confirmed.' } };
export const WithAction: Story = {
  args: { action: <Button size="small">Try again</Button> },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/declined/).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(action.left).toBeGreaterThanOrEqual(text.right);
  },
};
/** In a narrow place the action stands below the text. */
export const Narrow: Story = {
  args: { action: <Button size="small">Choose another payment method</Button> },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/declined/).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(text.bottom);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { severity: 'info', children: 'لقد أرسلنا لك رسالة.' } };
