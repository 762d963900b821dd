import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KitPage, kitShell } from '../../testing/KitPage.tsx';
import { page } from '../../testing/storyPage.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: {
    pages: [
      { href: '/schools/7', label: 'Björkskolan' },
      { href: '/groups?page=2', label: 'Grupper' },
    ],
  },
  loaders: [async () => ({ shell: await kitShell(() => undefined) })],
  render: (args, { loaded: { shell } }) => (
    <KitPage shell={shell} resources={{}}>
      <Breadcrumb {...args} />
    </KitPage>
  ),
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pages above the current one, its list last, in a landmark of their own. */
export const Pages: Story = {
  play: async () => {
    const path = within(await page().findByRole('navigation', { name: 'Var sidan ligger' }));
    await expect(path.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Björkskolan', 'Grupper']);
    await expect(path.getByRole('link', { name: 'Grupper' })).toHaveAttribute('href', '/groups?page=2');
  },
};

/** Long names wrap on a phone. */
export const LongNames: Story = {
  globals: { realm: 'de', viewport: { value: 'narrow' } },
  args: {
    pages: [
      { href: '/1', label: 'Grundschulverbund Mecklenburgische Seenplatte' },
      { href: '/2', label: 'Berufsorientierungsmaßnahmenträgerverzeichnis' },
    ],
  },
};
