import reference from 'virtual:token-reference';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { TokenName } from '../../../generated/tokens.ts';
import { contrast } from '../../tokens/contrast.ts';
import { cssVariable } from '../../tokens/cssVariable.ts';
import { tokenSet } from '../../tokens/tokenSet.ts';
import { TokenPage } from './TokenPage.tsx';
import { lookUp } from './TokenReference.ts';

const meta = {
  title: 'foundations/Tokens',
  component: TokenPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: { reference, mode: {} },
  render: (_, { globals: { realm, theme, scheme, token: asked } }) => (
    <TokenPage
      key={[realm, theme, scheme, asked].join()}
      reference={reference}
      mode={{ realm, theme, scheme }}
      // The address of Storybook takes no dots.
      asked={reference.tokens.find(({ name }) => name.replaceAll('.', '-') === asked)?.name}
    />
  ),
} satisfies Meta<typeof TokenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { name: 'Ask in words' };

export const Reference: Story = {};

// The journeys below run as tests only: whoever looks at the reference finds nothing pressed.

export const Facts: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent, globals: { realm, theme, scheme } }) => {
    await userEvent.click(canvas.getByText('color.action.primary', { selector: 'summary code' }));
    const opened = within(canvasElement.querySelector<HTMLElement>('details[open]') ?? canvasElement);
    await expect(opened.getByRole('button', { name: "Copy token('color.action.primary')" })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Copy var(--rk-color-action-primary)' })).toBeVisible();
    await expect(opened.getByText('design-system/src/components/Button/buttonStyle.ts')).toBeVisible();
    const { 'color.action.primary': value } = tokenSet('fi', 'default', 'dark');
    const finland = opened.getByRole('row', { name: new RegExp(`^Finland #\\w+ ${value}$`) });
    await expect(finland).toBeVisible();
    const tokens = tokenSet(realm, theme, scheme);
    const ratio = contrast(tokens['color.action.onPrimary'], tokens['color.action.primary']).toFixed(2);
    await expect(opened.getByRole('row', { name: /^color.action.onPrimary on color.action.primary / })).toHaveTextContent(`${ratio}:1`);
  },
};

/** The sheet of the page and what the reference prints are equal, for every colour. */
export const Sheet: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement, globals: { realm, theme, scheme } }) => {
    const styles = getComputedStyle(canvasElement);
    const colours = reference.tokens.filter(({ isPublic, type }) => isPublic && type === 'color').map(({ name }) => name);
    await expect(colours.map((name) => [name, styles.getPropertyValue(cssVariable(name))])).toEqual(
      colours.map((name) => [name, lookUp(reference.values, name, { realm, theme, scheme })]),
    );
  },
};

/** By the keyboard alone: into the field, the question, Enter. */
export const ValueInAMode: Story = {
  tags: ['!dev'],
  globals: { theme: 'default' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('combobox', question).focus();
    await userEvent.keyboard('destructive button, Finland, dark');
    await expect(canvas.getByRole('combobox', question)).toHaveAccessibleDescription(/in Finland, dark$/);
    await userEvent.keyboard('{Enter}');
    const { 'color.feedback.error': value } = tokenSet('fi', 'default', 'dark');
    const summary = canvas.getByText('color.feedback.error', { selector: 'details[open] > summary code' }).closest('summary');
    await expect(summary).toHaveTextContent(value);
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Realm' })).toHaveDisplayValue('Finland');
    await expect(canvasElement.querySelector('[data-realm=fi][data-scheme=dark]')).toBeVisible();
  },
};

/** The answers to a question; the fields of the mode have options too. */
const answersIn = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('listbox', { name: 'Answers' }));

export const ContrastOfAPair: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, globals: { realm, theme, scheme } }) => {
    await userEvent.click(canvas.getByRole('combobox', question));
    await userEvent.keyboard('contrast of muted text on sunken');
    const tokens = tokenSet(realm, theme, scheme);
    const ratio = contrast(tokens['color.text.muted'], tokens['color.surface.sunken']).toFixed(2);
    const [first] = answersIn(canvas).getAllByRole('option');
    await expect(first).toHaveTextContent(`color.text.muted on color.surface.sunken${ratio}:1, at least 4.5:1`);
    await userEvent.click(canvas.getByRole('button', { name: 'contrast' }));
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(70);
  },
};

/** Arrows move through the answers and round, Escape empties the field; a question without an answer says so. */
export const Spacing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', question);
    await userEvent.click(field);
    await userEvent.keyboard('spacing');
    await expect(answersIn(canvas).getByRole('option', { name: 'space.150 12px' })).toBeVisible();
    const chosen = () => answersIn(canvas).getByRole('option', { selected: true });
    const all = answersIn(canvas).getAllByRole('option');
    await expect(chosen()).toBe(all[0]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toBe(all[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(chosen()).toBe(all.at(-1));
    await expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('listbox', { name: 'Answers' })).toBeNull();
    await userEvent.keyboard('qqqqq{Enter}');
    await expect(field).toHaveAccessibleDescription(/^0 answers/);
    await userEvent.click(canvas.getByRole('button', { name: 'space' }));
    await expect(canvas.getByText('space.025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'removed' }));
    await expect(canvas.getByRole('row', { name: 'space.unit space.100' })).toBeVisible();
  },
};

export const Palette: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ramp' }));
    await expect(canvas.getAllByText(/^ramp\.brand, /)).toHaveLength(8);
    await expect(canvas.getByText('ramp.neutral')).toBeVisible();
  },
};

/** Each box moves by the distance of its reason, and stays where it is for people who want less motion. */
export const Motion: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'motion' }));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const values = tokenSet('se', 'default', 'light');
    for (const reason of ['motion.enter', 'motion.leave', 'motion.press', 'motion.emphasised'] as const) {
      const box = canvas.getByTestId(reason);
      const before = box.getBoundingClientRect().left;
      await userEvent.click(canvas.getByRole('button', { name: `Play ${reason}` }));
      const name: TokenName = `${reason}.distance`;
      const distance = still ? 0 : Number.parseFloat(values[name]);
      await waitFor(() => expect(box.getBoundingClientRect().left - before).toBe(distance));
    }
  },
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'narrow' }, token: 'color-surface-bar' },
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'color.surface.bar, side by side' }));
    await expect(table.getAllByRole('cell')).toHaveLength(32);
    await userEvent.click(canvas.getByRole('button', { name: 'font' }));
    await expect(canvas.getByText('font.size.narrow.hero')).toBeVisible();
  },
};
