import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AppRoutes } from '../boot/AppRoutes.tsx';
import { routeObjects } from '../boot/routeObjects.tsx';
import type { AppRoute } from '../boot/ShellApp.ts';
import { ShellProvider } from '../boot/ShellProvider.tsx';
import type { FakeShell } from './fakeShell.ts';

interface FakePageProps {
  readonly shell: FakeShell;
  /** Path and query of the page on show. */
  readonly path?: string;
  /** The app's routes, or instead the content of every address, which is then open to everyone. */
  readonly routes?: readonly AppRoute[];
  readonly children?: ReactNode;
}

/** A page of an app in a shell that needs no network: with guard, error pages, notices and loader, as in the app itself. */
export function FakePage({ shell, path = '/', routes, children }: FakePageProps) {
  const [router] = useState(() => {
    const page = <AppRoutes routes={routeObjects(routes ?? [{ path: '*', handle: { access: 'guest' }, element: children }])} />;
    return createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  });
  return (
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
}
