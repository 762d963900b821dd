import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiftCard } from './GiftCard.tsx';

const meta = {
  component: GiftCard,
  args: { product: 'Gift card', amount: '£26.97', greeting: 'Happy birthday!\nRead well.', from: 'From Maja Holm' },
} satisfies Meta<typeof GiftCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has the measures of a bank card. */
export const Written: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('figure', { name: 'Gift card' }).getBoundingClientRect();
    await expect([width, height]).toEqual([340, 214]);
  },
};

export const Empty: Story = { args: { greeting: '', from: undefined } };

/** A long greeting and a long name stay within the card on the smallest screen. */
export const LongWords: Story = {
  args: {
    product: 'Lukulahjakortti kolmeksi kuukaudeksi',
    greeting: 'Epäjärjestelmällistyttämättömyydellänsäkään on hyvä lukea. '.repeat(5),
    from: 'Lähettäjä Maximiliana-Theodora von und zu Hohenwaldeck-Rietberg',
  },
  globals: { viewport: { value: 'narrow' }, realm: 'fi' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('figure');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { args: { greeting: 'عيد ميلاد سعيد', from: 'من سلمى' }, globals: { direction: 'rtl' } };
