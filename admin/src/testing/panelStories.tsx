import { FakePage } from '@realmkit/shell/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import type { FakeCustomersOptions } from './fakeCustomers.ts';
import { fakeLibrary } from './fakeLibrary.ts';
import type { FakePanelOptions } from './fakePanel.ts';
import type { Instead } from './fakeService.ts';
import { panelShell } from './panelShell.ts';

/** What a story of a page of the panel wants. */
export interface PageStory {
  readonly path: string;
  readonly visitor: 'superuser' | 'admin' | 'teacher';
  /** How the services fail. */
  readonly instead: Instead;
  readonly customers: FakeCustomersOptions;
  readonly panel: FakePanelOptions;
  /** The books on every shelf. */
  readonly shelf: readonly string[];
}

const organization = { uid: 'se-school-2', name: 'Björkskolan', active: true } as const;

const standard: PageStory = {
  path: '/controlpanel',
  visitor: 'teacher',
  instead: () => undefined,
  customers: {},
  panel: {},
  shelf: ['book-1', 'book-2'],
};

const load = async ({ args: { path, visitor, instead, customers, panel, shelf } }: { args: PageStory }) => {
  const library = fakeLibrary(shelf);
  return panelShell(
    {
      path,
      superuser: visitor === 'superuser',
      organizations: [{ ...organization, role: visitor === 'admin' ? 'admin' : 'employee' }],
      answer: async (request) => (await instead(request)) ?? library(request),
    },
    customers,
    panel,
  );
};

/** Stories of a page of the panel over fake services. */
export const panelStories = {
  parameters: { layout: 'fullscreen' },
  args: standard,
  loaders: [load],
  render: ({ path }: PageStory, { loaded: { shell } }: Pick<StoryContext, 'loaded'>) => (
    <FakePage shell={shell} path={path} routes={routes} />
  ),
};

/** Loads a story in which a record answers anew from its second reading on, as after somebody else's action. */
export const fromSecondReadOn = (record: RegExp, answer: () => Response) => [
  async ({ args }: { args: PageStory }) => {
    let reads = 0;
    const instead: Instead = ({ method, url }) => {
      if (method !== 'GET' || !record.test(url)) return undefined;
      reads += 1;
      return reads > 1 ? answer() : undefined;
    };
    return load({ args: { ...args, instead } });
  },
];

/** The page, its dialogs included. */
export const page = () => within(document.body);

/** Presses a button of the page. */
export const press = async (name: string | RegExp) => userEvent.click(await page().findByRole('button', { name }));

/** A refusal by a service. */
export const refusal = (status: number, name: string, attributes: readonly object[] = []) =>
  Response.json({ name, message: 'No.', attributes }, { status });

/** Never answers what fits. */
export const waiting =
  (part: string): Instead =>
  ({ url, method }) =>
    method === 'GET' && url.includes(part) ? new Promise<Response>(() => {}) : undefined;

/** Refuses what fits. */
export const refusing =
  (part: string, status: number, name: string): Instead =>
  ({ url }) =>
    url.includes(part) ? refusal(status, name) : undefined;

/** What loads is said to be loading. */
export const isLoading = async () => expect((await page().findAllByRole('status', { name: /Laddar/ })).length).toBeGreaterThan(0);

/** Why something failed is said in words, with another try where there can be one. */
export const says = async (text: string | RegExp) => expect((await page().findAllByText(text)).length).toBeGreaterThan(0);
