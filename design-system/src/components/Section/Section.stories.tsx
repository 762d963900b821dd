import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../link/Link.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'Groups', children: <Typography>The foxes, the owls</Typography> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the region, and the card has a border that is seen in every scheme. */
export const OnACard: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Groups' });
    await expect(getComputedStyle(region).borderTopStyle).toBe('solid');
  },
};

/** For sections that hold cards. */
export const Plain: Story = { args: { plain: true } };

/** A link beside the heading leads to all of what the section shows some of. */
export const WithMore: Story = {
  args: { plain: true, more: <Link href="/groups">All groups</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All groups' })).toBeVisible();
  },
};

/** A card without a heading is no region. */
export const WithoutHeading: Story = {
  render: () => <Section>The foxes, the owls</Section>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const AsWideAsAForm: Story = { args: { width: 'form' } };

export const LongWords: Story = {
  args: {
    title: 'Epäjärjestelmällistyttämättömyydellänsäkään',
    children: <Typography>epäjärjestelmällistyttämättömyydellänsäkään@kirjasto.example.fi</Typography>,
  },
  globals: { viewport: { value: 'narrow' }, realm: 'fi' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { args: { title: 'المجموعات' }, globals: { direction: 'rtl' } };
