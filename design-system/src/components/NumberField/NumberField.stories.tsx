import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import type { NumberEntry } from './parseNumber.ts';

const meta = {
  component: NumberField,
  args: {
    label: 'Ålder',
    helperText: 'Böcker för äldre barn visas inte.',
    value: 7,
    onChange: () => {},
    locale: 'sv',
    min: 0,
    max: 19,
    refusal: 'Skriv ett heltal mellan 0 och 19.',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<NumberEntry>(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole number, whose limits are announced with it. The arrow keys change it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const age = within(canvasElement).getByRole('spinbutton', { name: 'Ålder' });
    await userEvent.click(age);
    await userEvent.keyboard('{ArrowUp}');
    await expect(age).toHaveValue('8');
    await expect(age).toHaveAttribute('aria-valuenow', '8');
    await userEvent.clear(age);
    await userEvent.keyboard('{ArrowUp}');
    await expect(age).toHaveValue('0');
  },
};

/** What is no whole number stays as it was typed; leaving the field, or Enter, says what is wrong, and typing on takes the words away. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const age = within(canvasElement).getByRole('spinbutton', { name: 'Ålder' });
    for (const text of ['7,5', '1e3', '75']) {
      await userEvent.clear(age);
      await userEvent.type(age, text);
      await expect(age).not.toBeInvalid();
      await userEvent.tab();
      await expect(age).toHaveValue(text);
      await expect(age).toBeInvalid();
      await expect(age).toHaveAccessibleDescription('Skriv ett heltal mellan 0 och 19.');
    }
    await userEvent.clear(age);
    await userEvent.type(age, '99{Enter}');
    await expect(age).toHaveFocus();
    await expect(age).toHaveAccessibleDescription('Skriv ett heltal mellan 0 och 19.');
  },
};

/** A number with decimals, as the language writes them. */
export const Decimals: Story = {
  args: { label: 'Pris', helperText: 'I kronor.', value: 7.5, max: 1000, fractionDigits: 2, refusal: 'Skriv ett pris.' },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
