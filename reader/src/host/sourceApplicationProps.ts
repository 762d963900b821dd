import type { ReaderProps } from '../player/index.ts';

/** The source applications that have their own theme; all others use the default one. */
const themed: readonly string[] = ['sondo'];

/** Returns the source application that the page URL names (`origin`, reader §2), and its theme (reader §9). */
export function sourceApplicationProps(pageUrl: string): Pick<ReaderProps, 'sourceApplication' | 'theme'> {
  const origin = new URL(pageUrl).searchParams.get('origin');
  if (!origin) return {};
  return { sourceApplication: origin, ...(themed.includes(origin) ? { theme: 'sondo' } : {}) };
}
