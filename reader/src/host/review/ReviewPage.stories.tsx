import { createFakeShell, FakePage, type FakeShellOptions, loadFakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { namespaces } from '../namespaces.ts';
import { routes } from '../routes.tsx';
import { answerReview, reviewPath, threePupils } from './testing.ts';

interface ReviewStory extends FakeShellOptions {
  readonly path: string;
}

const meta: Meta<ReviewStory> = {
  title: 'Reader/Review',
  parameters: { layout: 'fullscreen' },
  args: { path: reviewPath, app: 'reader', namespaces, answer: answerReview(threePupils) },
  loaders: [
    async ({ args }) => {
      const [shell] = await Promise.all([createFakeShell(args), loadFakePage(routes, args.path)]);
      return { shell };
    },
  ],
  render: ({ path }, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
};
export default meta;
type Story = StoryObj<ReviewStory>;

const small = { viewport: { value: 'narrow' } };

/** The pupils and the questions. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Anna Holm' })).toBeVisible();
  },
};

/** As on a phone, in a language of long words. */
export const OverviewOnPhone: Story = {
  args: { locale: 'fi' },
  globals: small,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Anna Holm' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What was handed in, with the way to the next pupil. */
export const Pupil: Story = {
  args: { path: `${reviewPath}/pupil/s1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Anna Holm' })).toBeVisible();
  },
};

/** What is in progress, in the dark. */
export const PupilInDark: Story = {
  args: { path: `${reviewPath}/pupil/s3` },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Zoë Ask' })).toBeVisible();
  },
};

/** One question across all pupils. */
export const Question: Story = {
  args: { path: `${reviewPath}/question/2` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where did he stand?' })).toBeVisible();
  },
};

/** The same on a phone. */
export const QuestionOnPhone: Story = {
  args: { path: `${reviewPath}/question/1`, locale: 'de' },
  globals: small,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What did the boy count?' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing was given in the class. */
export const Nothing: Story = {
  args: { answer: answerReview([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inget att gå igenom')).toBeVisible();
  },
};

/** The service responds with an error. */
export const Failed: Story = {
  args: {
    answer: ({ url }) =>
      url.includes('/submissions/') ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Försök igen' })).toBeVisible();
  },
};
