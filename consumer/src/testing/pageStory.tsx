import { createFakeShell, FakePage, type FakeShellOptions } from '@realmkit/shell/testing';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { namespaces } from '../namespaces.ts';
import { routes } from '../routes.tsx';

/** What a story of a page says: its address, and who is there. */
export interface PageStory extends FakeShellOptions {
  readonly path: string;
}

/** Shows an address of this app in Swedish, with a shell that needs no network. */
export const pageStory = {
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }) => ({ shell: await createFakeShell({ locale: 'sv', namespaces, ...args }) })],
  render: ({ path }, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<PageStory>;

/** The globals of a story on the smallest screen that counts. */
export const smallScreen = { viewport: { value: 'mobile1' } };

/** Holds when the page is there and nothing of it scrolls sideways, in the window or between the bars of a phone. */
export async function expectNoSidewaysScroll({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const around = canvas.getByRole('main').parentElement;
  await expect(around?.scrollWidth).toBe(around?.clientWidth);
}
