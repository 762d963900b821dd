import { RealmProvider } from '@realmkit/design-system';
import { FakePage } from '@realmkit/shell/testing';
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { type PanelShellOptions, panelShell, type ServiceOptions } from './panelShell.ts';

// Pages load lazily, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });
// jsdom has no scrolling, no media queries and no modal dialogs.
vi.stubGlobal('scrollTo', () => {});
const listening = { addEventListener() {}, removeEventListener() {} };
vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('min-width'), ...listening }));
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
afterEach(cleanup);

/** Opens a URL of the panel in British English on a wide screen, logged in as a superuser by default. */
export async function openPanel(path: string, options: Omit<PanelShellOptions, 'path'> = {}, ...services: ServiceOptions) {
  const { shell, customers, panel } = await panelShell({ path, locale: 'en-GB', ...options }, ...services);
  render(
    <RealmProvider realm={shell.realm} scheme="light">
      <FakePage shell={shell} path={path} routes={routes} />
    </RealmProvider>,
  );
  return { shell, customers, panel };
}
