import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { token } from '../../tokens/token.ts';
import { LanguageMenu, type NarrationLanguage } from './LanguageMenu.tsx';

const twelve: NarrationLanguage[] = [
  { value: 'sv', label: 'Svenska', lang: 'sv' },
  { value: 'fi', label: 'Suomi', lang: 'fi' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
  { value: 'so', label: 'Soomaali', lang: 'so' },
  { value: 'ti', label: 'ትግርኛ', lang: 'ti' },
  { value: 'fa', label: 'فارسی', lang: 'fa' },
  { value: 'pl', label: 'Polski', lang: 'pl' },
  { value: 'uk', label: 'Українська', lang: 'uk' },
  { value: 'sma', label: 'Åarjelsaemien', lang: 'sma' },
  { value: 'takk', label: 'TAKK', signed: 'support' },
  { value: 'tsp', label: 'Svenskt teckenspråk', lang: 'sv', signed: 'language' },
];

const meta = {
  component: LanguageMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { label: 'Language of the narration', languages: twelve, value: 'sv', open: false, onChange: fn(), onOpenChange: fn() },
  render: function InABar(args) {
    const [open, setOpen] = useState(args.open);
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minHeight: '20rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end', backgroundColor: token('color.surface.raised') }}>
          <LanguageMenu
            {...args}
            open={open}
            value={value}
            onOpenChange={(next) => {
              args.onOpenChange(next);
              setOpen(next);
            }}
            onChange={(next) => {
              args.onChange(next);
              setValue(next);
            }}
          />
        </div>
        <p style={{ padding: '1rem' }}>The book.</p>
      </div>
    );
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const choicesInFirstRow = (choices: HTMLElement[]) => choices.filter(({ offsetTop }) => offsetTop === choices[0]?.offsetTop).length;

/** The menu opens by keyboard, arrows move, Enter chooses, and the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const button = canvas.getByRole('button', { name: 'Language of the narration' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Svenska', checked: true })).toHaveFocus();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Suomi' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Svenskt teckenspråk' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sv');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};
/** Escape and a press outside close the menu without a choice. */
export const Closed: Story = {
  tags: ['reader §4 Controls.12'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Language of the narration' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByText('The book.'));
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** A locked language takes the focus and says why it is locked, and cannot be chosen. */
export const Locked: Story = {
  args: {
    languages: twelve.map((language) =>
      language.signed ? { ...language, lockedReason: 'Kräver ett abonnemang med teckenspråk.' } : language,
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language of the narration' }));
    await userEvent.keyboard('{End}');
    const locked = canvas.getByRole('menuitemradio', { name: 'Svenskt teckenspråk' });
    await expect(locked).toHaveFocus();
    await expect(locked).toHaveAccessibleDescription('Kräver ett abonnemang med teckenspråk.');
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(locked);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Svenska');
  },
};
/** Shows 3, 6 or 12 languages in a row, by the width of the screen. */
export const Open: Story = {
  tags: ['reader §9.15'],
  args: { open: true },
  play: async ({ canvas }) => {
    const { innerWidth } = window;
    const perRow = innerWidth < 600 ? 3 : innerWidth < 960 ? 6 : 12;
    await expect(choicesInFirstRow(canvas.getAllByRole('menuitemradio'))).toBe(perRow);
  },
};
export const Narrow: Story = { ...Open, tags: ['reader §9.13'], globals: { viewport: { value: 'narrow' } } };
export const Middling: Story = { ...Open, tags: ['reader §9.14'], globals: { viewport: { value: 'tablet' } } };
/** A menu of few languages stands at the end, below its button. */
export const OneLanguage: Story = {
  args: { open: true, languages: twelve.slice(0, 1) },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('menu').getBoundingClientRect();
    await expect(menu.width).toBeLessThan(160);
  },
};
