import { RealmProvider } from '@realmkit/design-system';
import { createFakeShell, FakePage, type FakeShell, type FakeShellOptions } from '@realmkit/shell/testing';
import { render } from '@testing-library/react';
import { namespaces } from '../namespaces.ts';
import { routes } from '../routes.tsx';

// jsdom has the dialog element but not its methods; here a shown dialog is open.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** Opens a path of this app in British English, with a shell that needs no network. */
export async function openPage(path: string, options: FakeShellOptions = {}): Promise<FakeShell> {
  const shell = await createFakeShell({ locale: 'en-GB', namespaces, ...options });
  render(
    <RealmProvider realm={shell.realm} scheme="light">
      <FakePage shell={shell} path={path} routes={routes} />
    </RealmProvider>,
  );
  return shell;
}
