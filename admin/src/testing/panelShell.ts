import '../i18n/resources.ts';
// Compiles most of the pages' modules with the stories, so that no story waits for it.
import '../manage/Management.tsx';
import '../panel/ReactAdmin.tsx';
import { createFakeShell, type FakeShell, type FakeShellOptions, loadFakePage } from '@realmkit/shell/testing';
import { namespaces } from '../i18n/namespaces.ts';
import { routes } from '../routes.tsx';
import { type FakeCustomersOptions, fakeCustomers } from './fakeCustomers.ts';
import { type FakePanelOptions, fakePanel } from './fakePanel.ts';
import type { FakeService } from './fakeService.ts';

const superuser = { uid: 'se-user-99', name: 'Sofia Berg', userName: 'superuser', scope: 'openid profile ilt.user.se.write' };

/** Options of a panel's shell in a test or story. */
export interface PanelShellOptions extends Omit<FakeShellOptions, 'app' | 'namespaces'> {
  /** The path that will be opened; its modules are loaded by then. */
  readonly path: string;
  readonly superuser?: boolean;
}

/** The data of customer-management and the legacy service, and their faults. */
export type ServiceOptions = readonly [customers?: FakeCustomersOptions, panel?: FakePanelOptions];

/** Creates a shell of the panel without network, over fake services and an optional `answer` that responds first. */
export async function panelShell(
  { path, superuser: isSuperuser = true, answer: first, ...options }: PanelShellOptions,
  ...[customersOptions, panelOptions]: ServiceOptions
): Promise<{ readonly shell: FakeShell; readonly customers: FakeService; readonly panel: FakeService }> {
  const customers = fakeCustomers(customersOptions);
  const panel = fakePanel(panelOptions);
  const answer = async (request: Request) => (await first?.(request)) ?? (await panel.answer(request)) ?? customers.answer(request);
  const tokens = isSuperuser ? { tokens: superuser } : {};
  const [shell] = await Promise.all([
    createFakeShell({ app: 'admin', namespaces, answer, ...tokens, ...options }),
    loadFakePage(routes, path),
  ]);
  return { shell, customers, panel };
}
