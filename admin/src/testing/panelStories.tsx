import { FakePage } from '@realmkit/shell/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import type { FakeCustomersOptions } from './fakeCustomers.ts';
import { fakeLibrary } from './fakeLibrary.ts';
import type { FakePanelOptions } from './fakePanel.ts';
import type { Instead } from './fakeService.ts';
import { panelShell } from './panelShell.ts';

/** Args of a story of a panel page. */
export interface PageStory {
  readonly path: string;
  readonly visitor: 'superuser' | 'admin' | 'teacher';
  /** The faults of the services. */
  readonly instead: Instead;
  readonly customers: FakeCustomersOptions;
  readonly panel: FakePanelOptions;
  /** The books on every shelf. */
  readonly shelf: readonly string[];
}

const organization = { uid: 'se-school-2', name: 'Björkskolan', active: true } as const;

const defaultArgs: PageStory = {
  path: '/controlpanel',
  visitor: 'teacher',
  instead: () => undefined,
  customers: {},
  panel: {},
  shelf: ['book-1', 'book-2'],
};

/** Whether the page of the open story waits for a response that never comes. */
let isWaiting = false;

const load = async ({ args: { path, visitor, instead, customers, panel, shelf } }: { args: PageStory }) => {
  isWaiting = false;
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
  args: defaultArgs,
  loaders: [load],
  render: ({ path }: PageStory, { loaded: { shell } }: Pick<StoryContext, 'loaded'>) => (
    <FakePage shell={shell} path={path} routes={routes} />
  ),
};

/** Loads a story in which a record changes from its second GET on, as after another admin's change. */
export const respondFromSecondRead = (record: RegExp, answer: () => Response) => [
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

/** Returns queries for the whole page, including its dialogs. */
export const page = () => within(document.body);

/** Clicks a button of the page. */
export const press = async (name: string | RegExp) => userEvent.click(await page().findByRole('button', { name }));

/** Returns an error response of a service. */
export const errorResponse = (status: number, name: string, attributes: readonly object[] = []) =>
  Response.json({ name, message: 'No.', attributes }, { status });

/** Lets matching GET requests hang. */
export const neverRespond = (part: string): Instead => {
  return ({ url, method }) => {
    if (method !== 'GET' || !url.includes(part)) return undefined;
    isWaiting = true;
    return new Promise<Response>(() => {});
  };
};

/** Responds to matching requests with an error. */
export const respondWithError =
  (part: string, status: number, name: string): Instead =>
  ({ url }) =>
    url.includes(part) ? errorResponse(status, name) : undefined;

/** Expects that the page shows a loading state while it waits for its data, and not only before it. */
export const expectLoading = async () => {
  await waitFor(() => expect(isWaiting).toBe(true));
  await expect((await page().findAllByRole('status', { name: /Laddar|laddas/ })).length).toBeGreaterThan(0);
};

/** Expects that the page shows a text. */
export const expectText = async (text: string | RegExp) => expect((await page().findAllByText(text)).length).toBeGreaterThan(0);
