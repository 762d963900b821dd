import { createFakeShell, FakePage, type FakeShellOptions } from '@realmkit/shell/testing';
import type { Meta } from '@storybook/react-vite';
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
