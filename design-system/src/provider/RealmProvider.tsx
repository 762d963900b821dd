import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { type Direction, realmIdentities } from '../realm/identities.ts';
import type { Realm } from '../realm/Realm.ts';
import { type SchemeChoice, schemeStorageKey } from '../scheme/schemeChoice.ts';
import { pageTheme } from '../theme/pageTheme.ts';
import type { ThemeName } from '../tokens/tokenSet.ts';
import { DirectionProvider } from './DirectionProvider.tsx';
import { PageStyles } from './PageStyles.tsx';
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

function ForcedScheme({ scheme }: { scheme: SchemeChoice }) {
  const { setMode } = useColorScheme();
  const hold = useEffectEvent(() => setMode(scheme));
  useLayoutEffect(() => hold(), [scheme]);
  return null;
}

/** Applies a realm's theme to everything below, and sets the page attributes that tokens.css uses. */
export function RealmProvider({ realm, theme = 'default', direction = realmIdentities[realm].dir, scheme, children }: RealmProviderProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { realm, theme });
    document.documentElement.dir = direction;
  }, [realm, theme, direction]);

  const muiTheme = pageTheme(direction);
  return (
    <DirectionProvider direction={direction}>
      <ThemeProvider
        theme={muiTheme}
        disableStyleSheetGeneration
        modeStorageKey={schemeStorageKey}
        {...(scheme === undefined ? {} : { storageManager: null, defaultMode: scheme })}
        noSsr
      >
        <PageStyles theme={muiTheme} />
        {scheme === undefined ? null : <ForcedScheme scheme={scheme} />}
        <RealmContext value={realmIdentities[realm]}>{children}</RealmContext>
      </ThemeProvider>
    </DirectionProvider>
  );
}
