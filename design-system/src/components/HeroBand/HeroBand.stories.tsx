import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroBand } from './HeroBand.tsx';

const meta = { component: HeroBand, args: { title: 'Welcome, Mira' } } satisfies Meta<typeof HeroBand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The band wears the realm's motif and the heading the realm's face. */
export const Short: Story = {
  globals: { realm: 'fr' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(heading).fontFamily).toMatch(/^Fraunces/);
    await expect(document.fonts.check('650 1em Fraunces')).toBe(true);
    const band = heading.parentElement ?? heading;
    await expect(getComputedStyle(band, '::before').maskImage).toContain('data:image/svg+xml');
    await expect(band.offsetHeight).toBeGreaterThanOrEqual(120);
  },
};

/** A long heading makes the band higher instead of being cut. */
export const LongWords: Story = {
  globals: { realm: 'fi' },
  args: { title: 'Tervetuloa takaisin lukemaan, Konstantin-Aleksanteri Virtanen-Korhonen! '.repeat(4) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.parentElement?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom);
  },
};
