import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from './Table.tsx';

const pupils = [
  { name: 'Astrid Lind', userName: 'astrid.lind', books: 12 },
  { name: 'Nils Berg', userName: 'nils.berg', books: 114 },
];

const meta = {
  component: Table,
  args: {
    label: 'Pupils',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">User name</th>
            <th scope="col" data-numeric>
              Books
            </th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ name, userName, books }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="User name">{userName}</td>
              <td data-numeric>{books}</td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Pupils' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Nils Berg' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '114' })).textAlign).toBe('end');
  },
};
export const Dense: Story = {
  args: { dense: true },
  play: async ({ canvas }) => expect(canvas.getByRole('rowheader', { name: 'Nils Berg' }).getBoundingClientRect().height).toBeLessThan(44),
};

/** The page does not scroll sideways, but the table does, by the arrow keys too. */
export const WiderThanItsPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Pupils' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

/** A button in its head has the tab stop. */
export const WithAControl: Story = {
  args: { hasTabStop: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

/** On phones a row is a stack, whose cells say their column where it is not clear. */
export const StackedOnPhones: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { dense: true, stacked: true },
  play: async ({ canvas }) => {
    const [name, userName] = [canvas.getByText('Nils Berg'), canvas.getByText('nils.berg')].map((cell) => cell.getBoundingClientRect());
    await expect(userName?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(getComputedStyle(canvas.getByText('nils.berg'), '::before').content).toContain('User name');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { dense: true } };
