import '../i18n/resources.ts';
import { createFakeShell, type FakeShell, type FakeShellOptions } from '@realmkit/shell/testing';
import { namespaces } from '../i18n/namespaces.ts';
import { type FakeCustomersOptions, fakeCustomers } from './fakeCustomers.ts';
import { type FakePanelOptions, fakePanel } from './fakePanel.ts';
import type { FakeService } from './fakeService.ts';

const superuser = { uid: 'se-user-99', name: 'Sofia Berg', userName: 'superuser', scope: 'openid profile ilt.user.se.write' };

/** A shell of the panel without network, over a fake customer-management and what else answers. */
export async function panelShell(
  {
    superuser: isSuperuser = true,
    answer: first,
    ...options
  }: Omit<FakeShellOptions, 'app' | 'namespaces'> & { readonly superuser?: boolean } = {},
  customersOptions: FakeCustomersOptions = {},
  panelOptions: FakePanelOptions = {},
): Promise<{ readonly shell: FakeShell; readonly customers: FakeService; readonly panel: FakeService }> {
  const customers = fakeCustomers(customersOptions);
  const panel = fakePanel(panelOptions);
  const answer = async (request: Request) => (await first?.(request)) ?? (await panel.answer(request)) ?? customers.answer(request);
  const tokens = isSuperuser ? { tokens: superuser } : {};
  const shell = await createFakeShell({ app: 'admin', namespaces, answer, ...tokens, ...options });
  return { shell, customers, panel };
}
