import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { token } from '../../tokens/token.ts';
import { Radio } from './Radio.tsx';

const cards = ['Visa ending in 4242', 'Mastercard ending in 4444', 'Another card'];

const meta = {
  component: Radio,
  args: { name: 'card', checked: false, onChange: fn(), children: cards[0] },
  render: function Choosing(args) {
    const name = useId();
    const [chosen, choose] = useState(args.checked ? cards[0] : undefined);
    return (
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>Which card</legend>
        {cards.map((card) => (
          <Radio {...args} key={card} name={name} value={card} checked={card === chosen} onChange={() => choose(card)}>
            {card}
          </Radio>
        ))}
      </fieldset>
    );
  },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the words chooses, and the arrow keys go to the next. Pressed areas are 44 px high. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first?.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('Visa ending in 4242'));
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(first).not.toBeChecked();
  },
};
export const Chosen: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const Failed: Story = { args: { 'aria-invalid': true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { checked: true } };
export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <Radio {...args}>Epäjärjestelmällistyttämättömyydellänsäkään suljetulla kortilla maksaminen seuraavana vuonna</Radio>,
};

const Tile = styled(Radio)({
  display: 'grid',
  placeItems: 'center',
  minHeight: token('size.target'),
  border: `${token('border.thick')} solid ${token('color.border.control')}`,
  '&:has(:checked)': { borderColor: token('color.action.primary') },
});

/** What draws its choice itself is one pressed area without a circle, and has the focus ring. */
export const Drawn: Story = {
  render: function Tiles(args) {
    const [chosen, choose] = useState('Sepia');
    return (
      <>
        {['White', 'Sepia'].map((name) => (
          <Tile {...args} key={name} drawn checked={name === chosen} onChange={() => choose(name)}>
            <span>{name}</span>
          </Tile>
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const white = canvas.getByRole('radio', { name: 'White' });
    const label = white.closest('label');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(white).toBeChecked();
    await expect(getComputedStyle(label ?? white).outlineStyle).toBe('solid');
    await expect(white.getBoundingClientRect().height).toBe(label?.clientHeight);
  },
};
