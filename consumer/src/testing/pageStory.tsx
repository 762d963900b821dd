import { createFakeShell, FakePage, type FakeShellOptions, loadFakePage } from '@realmkit/shell/testing';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { namespaces } from '../namespaces.ts';
import { routes } from '../routes.tsx';

/** The args of a page's story: its path and the user. */
export interface PageStory extends FakeShellOptions {
  readonly path: string;
}

/** Renders a path of this app in Swedish, with a shell that needs no network. */
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

/** The globals of a story on the smallest supported screen. */
export const smallScreen = { viewport: { value: 'narrow' } };

/** Expects that the page is shown and does not scroll horizontally, neither the window nor the area between the bars of a phone. */
export async function expectNoSidewaysScroll({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const around = canvas.getByRole('main').parentElement;
  await expect(around?.scrollWidth).toBe(around?.clientWidth);
}

/** Expects a retry button, in a story in Swedish or English. */
export async function expectRetryOffered({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect((await canvas.findAllByRole('button', { name: /^(Försök igen|Try again)$/ }))[0]).toBeVisible();
}

/** Takes a story offline; requests then fail, except those that the story responds to. */
export const withoutNetwork = {
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
};

/** Responds with a network error to requests whose URL contains `urlPart`. */
export const networkError =
  (urlPart: string): NonNullable<FakeShellOptions['answer']> =>
  async ({ url }) => {
    if (url.includes(urlPart)) throw new TypeError('Failed to fetch');
    return undefined;
  };

/** Never responds to requests whose URL contains `urlPart`. */
export const noResponse =
  (urlPart: string): NonNullable<FakeShellOptions['answer']> =>
  ({ url }) =>
    url.includes(urlPart) ? new Promise(() => {}) : undefined;

/** Responds with an HTTP error to requests whose URL contains `urlPart`. */
export const httpError =
  (urlPart: string, status: number): NonNullable<FakeShellOptions['answer']> =>
  ({ url }) =>
    url.includes(urlPart) ? Response.json({ name: 'forbidden', message: 'No.' }, { status }) : undefined;
