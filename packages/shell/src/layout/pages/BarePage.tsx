import { styled } from '@mui/material/styles';
import { RealmLogo, safeGutter } from '@realmkit/design-system';
import type { ReactNode } from 'react';

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  padding: `${theme.spacing(3)} ${safeGutter(theme.spacing(2))}`,
  '& > main': { flex: 1, display: 'grid', alignContent: 'center', width: '100%', maxWidth: '40rem', marginInline: 'auto' },
}));

/** Renders a page without bars, for when the app itself cannot be shown. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <header>
        <RealmLogo />
      </header>
      <main>{children}</main>
    </Page>
  );
}
