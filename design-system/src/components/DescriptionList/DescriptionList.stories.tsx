import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const items = (
  <>
    <DescriptionItem name="First name">Astrid</DescriptionItem>
    <DescriptionItem name="Email">astrid.lindqvist@skola.example.se</DescriptionItem>
    <DescriptionItem name="Epäjärjestelmällistyttämättömyys">Epäjärjestelmällistyttämättömyydellänsäkään</DescriptionItem>
  </>
);

const meta = { component: DescriptionList, args: { children: items } } satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names stand beside their values on wide screens, above them on narrow ones. */
export const Responsive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Astrid');
  },
};

/** Names stand above their values. */
export const Stacked: Story = { args: { layout: 'stacked' } };

/** Names stand beside their values in a narrow column. */
export const Compact: Story = { args: { layout: 'compact' } };

export const RightToLeft: Story = {
  args: { children: <DescriptionItem name="الاسم الأول">سلمى</DescriptionItem> },
  globals: { direction: 'rtl' },
};
