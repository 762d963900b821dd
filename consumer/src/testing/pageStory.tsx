import { createFakeShell, FakePage, type FakeShellOptions, loadFakePage } from '@realmkit/shell/testing';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { namespaces } from '../namespaces.ts';
import { routes } from '../routes.tsx';

/** What a story of a page says: its address, and who is there. */
export interface PageStory extends FakeShellOptions {
  readonly path: string;
}

/** Shows an address of this app in Swedish, with a shell that needs no network. */
export const pageStory = {
  parameters: { layout: 'fullscreen' },
  loaders: [
    async ({ args }) => {
      const [shell] = await Promise.all([createFakeShell({ locale: 'sv', namespaces, ...args }), loadFakePage(routes, args.path)]);
      return { shell };
    },
  ],
  render: ({ path }, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<PageStory>;

/** The globals of a story on the smallest screen that counts. */
export const smallScreen = { viewport: { value: 'narrow' } };

/** Holds when the page is there and nothing of it scrolls sideways, in the window or between the bars of a phone. */
export async function expectNoSidewaysScroll({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const around = canvas.getByRole('main').parentElement;
  await expect(around?.scrollWidth).toBe(around?.clientWidth);
}

/** Holds when what could not be loaded can be asked for again, in a story in Swedish or English. */
export async function expectRetryOffered({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect((await canvas.findAllByRole('button', { name: /^(Försök igen|Try again)$/ }))[0]).toBeVisible();
}

/** Takes the network away for a story; what is asked of the services then fails, except for what is told to answer. */
export const withoutNetwork = {
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
};

/** An answer of a service that cannot be reached, for calls whose address has these words. */
export const unreachable =
  (words: string): NonNullable<FakeShellOptions['answer']> =>
  async ({ url }) => {
    if (url.includes(words)) throw new TypeError('Failed to fetch');
    return undefined;
  };

/** An answer that never comes, for calls whose address has these words. */
export const silent =
  (words: string): NonNullable<FakeShellOptions['answer']> =>
  ({ url }) =>
    url.includes(words) ? new Promise(() => {}) : undefined;

/** A refusal of calls whose address has these words. */
export const refused =
  (words: string, status: number): NonNullable<FakeShellOptions['answer']> =>
  ({ url }) =>
    url.includes(words) ? Response.json({ name: 'forbidden', message: 'No.' }, { status }) : undefined;
