import { LinkProvider, restoreFocus } from '@realmkit/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Shell, ShellContext } from '../context/ShellContext.ts';
import { HelpProvider } from '../help/HelpProvider.tsx';
import { Loader } from '../layout/Loader.tsx';
import { NoticeProvider } from '../layout/notice/NoticeProvider.tsx';
import { Notices } from '../layout/notice/Notices.tsx';
import { RouterLink } from '../navigation/RouterLink.tsx';

/** Provides a shell to everything below, restores the focus that a removed control had, and renders the page's notice and loader. */
export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  useEffect(() => restoreFocus(document.body), []);
  return (
    <ShellContext value={shell}>
      <I18nextProvider i18n={shell.i18n}>
        <QueryClientProvider client={shell.queryClient}>
          <LinkProvider component={RouterLink}>
            <NoticeProvider>
              <HelpProvider>{children}</HelpProvider>
              <Notices />
              <Loader />
            </NoticeProvider>
          </LinkProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </ShellContext>
  );
}
