import { AnnouncerProvider } from '@realmkit/design-system';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AppRoutes } from '../boot/AppRoutes.tsx';
import { routeObjects } from '../boot/routeObjects.tsx';
import type { AppRoute } from '../boot/ShellApp.ts';
import { ShellProvider } from '../boot/ShellProvider.tsx';
import type { FakeShell } from './fakeShell.ts';

interface FakePageProps {
  readonly shell: FakeShell;
  /** The path and query of the page. */
  readonly path?: string;
  /** The app's routes; without them, `children` are shown at every path, open to everyone. */
  readonly routes?: readonly AppRoute[];
  readonly children?: ReactNode;
}

/** Renders a page of an app in a fake shell, with guard, error pages, notices and loader as in the app. */
export function FakePage({ shell, path = '/', routes, children }: FakePageProps) {
  const [router] = useState(() => {
    const page = <AppRoutes routes={routeObjects(routes ?? [{ path: '*', handle: { access: 'guest' }, element: children }])} />;
    return createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  });
  return (
    <AnnouncerProvider>
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </AnnouncerProvider>
  );
}
