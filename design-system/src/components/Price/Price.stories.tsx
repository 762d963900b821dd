import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  component: Price,
  args: { amount: 9900, currency: 'SEK', locale: 'sv-SE', period: 'i månaden', note: 'moms ingår' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const Euro: Story = {
  args: { amount: 999, currency: 'EUR', locale: 'de-DE', period: 'im Monat', note: 'inkl. MwSt.' },
  globals: { realm: 'de' },
};
export const Dollars: Story = {
  args: { amount: 8900, currency: 'USD', locale: 'en-US', period: 'per year', note: 'plus tax' },
  globals: { realm: 'us' },
};
