import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ListStory, listStories, type PartOfList } from '../../testing/listStories.tsx';
import { page, press } from '../../testing/storyPage.ts';
import { BulkActionButton } from './BulkActionButton.tsx';
import { BulkActionsToolbar } from './BulkActionsToolbar.tsx';

const meta = { ...listStories, component: BulkActionsToolbar, subcomponents: { BulkActionButton } } satisfies PartOfList;

export default meta;
type Story = StoryObj<ListStory>;

const select = async (name: string) => userEvent.click(await page().findByRole('checkbox', { name }));
const bar = (name = 'Valda rader') => page().findByRole('region', { name });

/** The number of selected rows of all pages, and what can be done with them. */
export const Selected: Story = {
  play: async () => {
    await select('Välj Klass 24');
    await select('Välj Klass 23');
    await expect(await page().findByText('2 valda')).toBeVisible();
    await press('Avmarkera alla');
    await waitFor(() => expect(page().queryByRole('region', { name: 'Valda rader' })).toBeNull());
    await expect(page().getByRole('checkbox', { name: 'Välj Klass 24' })).not.toBeChecked();
  },
};

/** Expects that the bar is below whatever row gets the focus. */
async function expectFocusAboveTheBar() {
  const { top } = (await page().findByRole('region')).getBoundingClientRect();
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  for (const row of page().getAllByRole('checkbox', { name: /Klass/ })) {
    row.focus();
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  }
}

/** The bar stays at the end of the screen, and never hides the row that has the focus. */
export const FocusAboveTheBar: Story = {
  globals: { viewport: { value: 'desk' } },
  args: { path: '/controlpanel?itemsPerPage=25' },
  play: async () => {
    await select('Välj Klass 24');
    await bar();
    await expectFocusAboveTheBar();
    window.scrollTo(0, 0);
  },
};

/** On a phone the bar grows by lines when there is more to do; the focus stays above it. */
export const FocusAboveATallBar: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { service: { locale: 'de' } },
  play: async () => {
    await select('Klass 24 auswählen');
    const { height } = (await bar('Ausgewählte Zeilen')).getBoundingClientRect();
    await select('Alle Zeilen dieser Seite auswählen');
    await page().findByRole('button', { name: 'Alle 24 Treffer auswählen' });
    await expect((await bar('Ausgewählte Zeilen')).getBoundingClientRect().height).toBeGreaterThan(height);
    await expectFocusAboveTheBar();
    window.scrollTo(0, 0);
  },
};

/** The buttons wrap where words are long. */
export const German: Story = {
  args: { service: { locale: 'de' } },
  play: async () => {
    await select('Alle Zeilen dieser Seite auswählen');
    await expect(await bar('Ausgewählte Zeilen')).toBeVisible();
    await expect(page().getByRole('button', { name: 'Alle 24 Treffer auswählen' })).toBeVisible();
  },
};
