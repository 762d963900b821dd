import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Direction } from '../realm/identities.ts';

const leftToRight = createCache({ key: 'rk' });

let rightToLeft: EmotionCache | undefined;

/** Loads the right-to-left styles lazily, because no interface language is written from right to left yet. */
export async function loadRightToLeft(): Promise<void> {
  rightToLeft ??= (await import('./rightToLeftCache.ts')).default;
}

interface DirectionProviderProps {
  direction: Direction;
  children: ReactNode;
}

/** Applies the writing direction to the styles below; right to left, nothing renders until the styles are loaded. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  const [, setLoaded] = useState(rightToLeft !== undefined);
  useEffect(() => {
    if (direction === 'rtl') void loadRightToLeft().then(() => setLoaded(true));
  }, [direction]);
  const cache = direction === 'ltr' ? leftToRight : rightToLeft;
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : null;
}
