import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const names = ['Contents', 'Bookmarks', 'Notes'];

const meta = {
  component: Tabs,
  args: { label: 'Lists', tabs: names.map((name) => ({ id: name.toLowerCase(), label: name, content: <p>{`The ${name}`}</p> })) },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses keys, each of which goes to a tab and shows its content. */
async function expectKeys(canvasElement: HTMLElement, keys: readonly (readonly [key: string, name: string])[]): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await expect(canvas.getByRole('tab', { name: 'Contents' })).toHaveFocus();
  for (const [key, name] of keys) {
    await userEvent.keyboard(`{${key}}`);
    await expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent(`The ${name}`);
  }
}

/** The arrow keys, Home and End reach each tab, over both ends; the tab key goes on to what follows them. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectKeys(canvasElement, [
      ['ArrowRight', 'Bookmarks'],
      ['ArrowRight', 'Notes'],
      ['ArrowRight', 'Contents'],
      ['ArrowLeft', 'Notes'],
      ['ArrowLeft', 'Bookmarks'],
      ['Home', 'Contents'],
      ['End', 'Notes'],
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** The arrow keys go where they point. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) =>
    expectKeys(canvasElement, [
      ['ArrowLeft', 'Bookmarks'],
      ['ArrowRight', 'Contents'],
      ['ArrowRight', 'Notes'],
      ['ArrowLeft', 'Contents'],
    ]),
};

/** A press shows a content, which has the name of its tab. */
export const Pressed: Story = {
  args: { first: 'notes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Bookmarks' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Bookmarks' })).toHaveTextContent('The Bookmarks');
    await expect(canvas.queryByText('The Notes')).toBeNull();
  },
};
export const One: Story = {
  args: { tabs: meta.args.tabs.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Contents')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    tabs: ['Inhaltsverzeichnisse', 'Lesezeichensammlungen', 'Anmerkungen'].map((label) => ({ id: label, label, content: label })),
  },
};
