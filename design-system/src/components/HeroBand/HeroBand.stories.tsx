import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LakeScene } from '../../spots/LakeScene.tsx';
import { heightOfPeople, heightOfScene } from '../../spots/testing/heightOfScene.ts';
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

/** The strip of a picture has its height before the picture is loaded, and the heading is below it. */
export const WithPicture: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Books for the whole family', picture: <LakeScene /> },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const { top } = heading.getBoundingClientRect();
    const scene = canvasElement.querySelector('svg');
    await expect(scene?.getBoundingClientRect().height).toBeGreaterThanOrEqual(120);
    await expect(heightOfScene(scene)).toBeGreaterThanOrEqual(heightOfPeople);
    await expect(top).toBeGreaterThanOrEqual(scene?.getBoundingClientRect().bottom ?? Number.NaN);
    await waitFor(() => expect(scene).not.toHaveAttribute('data-loading'));
    await expect(scene?.childElementCount).toBeGreaterThan(0);
    await expect(heading.getBoundingClientRect().top).toBe(top);
  },
};

/** On a tablet nobody loses the head. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { title: 'Books for the whole family', picture: <LakeScene /> },
  play: async ({ canvasElement }) => {
    await expect(heightOfScene(canvasElement.querySelector('svg'))).toBeGreaterThanOrEqual(heightOfPeople);
  },
};

/** On a wide screen the picture is beside the heading, in a band of the same height, and shows whole people on a page of 1200 px, too. */
export const WithPictureBeside: Story = {
  args: { title: 'Books for the whole family', picture: <LakeScene /> },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const toWidest = 1200 / (canvas.getByRole('heading', { level: 1 }).parentElement?.offsetWidth ?? Number.NaN);
    await expect(heightOfScene(canvasElement.querySelector('svg'), toWidest)).toBeGreaterThanOrEqual(heightOfPeople);
    await expect(heading.right).toBeLessThanOrEqual(canvasElement.querySelector('svg')?.getBoundingClientRect().left ?? Number.NaN);
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
