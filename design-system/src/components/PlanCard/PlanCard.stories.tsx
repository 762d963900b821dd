import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Price } from '../Price/Price.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  component: PlanCard,
  args: {
    name: 'plan',
    value: 'month',
    title: 'Monthly',
    price: <Price amount={9900} currency="SEK" locale="sv-SE" period="per month" note="including VAT" />,
    features: ['All books, with sound and sign language', 'Five children', '14 days free'],
    selected: false,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const plan = canvas.getByRole('radio', { name: /^Monthly/ });
    await expect(plan).toHaveAccessibleName(/99,00.*per month/s);
    await expect(plan).toHaveAccessibleDescription(/14 days free/);
    await userEvent.click(plan);
    await expect(args.onSelect).toHaveBeenCalledWith('month');
  },
};
export const Selected: Story = { args: { selected: true, badge: 'Most chosen' } };
export const NotOffered: Story = { args: { disabled: true } };
export const Choice: Story = {
  render: function Choosing(args) {
    const [chosen, choose] = useState('month');
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <PlanCard {...args} selected={chosen === 'month'} onSelect={choose} />
        <PlanCard {...args} value="year" title="Yearly" badge="Two months free" selected={chosen === 'year'} onSelect={choose} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /^Monthly/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  },
};
