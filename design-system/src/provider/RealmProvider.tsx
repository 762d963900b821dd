import { ThemeProvider } from '@mui/system';
import { type ReactNode, useInsertionEffect, useLayoutEffect } from 'react';
import { AnnouncerProvider } from '../announcer/AnnouncerProvider.tsx';
import { type Direction, realmIdentities } from '../realm/identities.ts';
import type { Realm } from '../realm/Realm.ts';
import type { SchemeChoice } from '../scheme/schemeChoice.ts';
import { SchemeContext } from '../scheme/useScheme.ts';
import { useSchemeState } from '../scheme/useSchemeState.ts';
import { pageTheme } from '../theme/pageTheme.ts';
import type { ThemeName } from '../tokens/tokenSet.ts';
import { DirectionProvider } from './DirectionProvider.tsx';
import { insertPageStyles } from './pageStyles.ts';
import { RealmContext } from './RealmContext.ts';

interface RealmProviderProps {
  realm: Realm;
  theme?: ThemeName;
  /** By default the direction of the realm. */
  direction?: Direction;
  /** Forces a scheme and stores nothing, for stories; by default the user's stored choice. */
  scheme?: SchemeChoice;
  children: ReactNode;
}

/** Applies a realm's theme to everything below, sets the page attributes that tokens.css uses, and provides the page's announcer. */
export function RealmProvider({ realm, theme = 'default', direction = realmIdentities[realm].dir, scheme, children }: RealmProviderProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { realm, theme });
    document.documentElement.dir = direction;
  }, [realm, theme, direction]);

  const schemeState = useSchemeState(scheme);
  const muiTheme = pageTheme(direction);
  useInsertionEffect(() => insertPageStyles(muiTheme), [muiTheme]);
  return (
    <DirectionProvider direction={direction}>
      <ThemeProvider theme={muiTheme}>
        <SchemeContext value={schemeState}>
          <RealmContext value={realmIdentities[realm]}>
            <AnnouncerProvider>{children}</AnnouncerProvider>
          </RealmContext>
        </SchemeContext>
      </ThemeProvider>
    </DirectionProvider>
  );
}
