import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Direction } from '../realm/identities.ts';

const leftToRight = createCache({ key: 'rk' });

let rightToLeft: EmotionCache | undefined;

/** Loads what mirrors the styles; no interface language is written from right to left yet, so it stays out of the start. */
export async function loadRightToLeft(): Promise<void> {
  rightToLeft ??= (await import('./rightToLeftCache.ts')).default;
}

interface DirectionProviderProps {
  direction: Direction;
  children: ReactNode;
}

/** Writes the styles below in the given direction; from right to left nothing shows until the mirror has loaded. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  const [, setLoaded] = useState(rightToLeft !== undefined);
  useEffect(() => {
    if (direction === 'rtl') void loadRightToLeft().then(() => setLoaded(true));
  }, [direction]);
  const cache = direction === 'ltr' ? leftToRight : rightToLeft;
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : null;
}
