import type { ReaderProps } from '../player/index.ts';

/** The services that a book is opened from and that have a theme of their own; all others wear the default one. */
const themed: readonly string[] = ['sondo'];

/** What the reader's address says of the service that it was opened from (`origin`, reader §2): its name, and the theme it wears (reader §9). */
export function ofService(address: string): Pick<ReaderProps, 'sourceApplication' | 'theme'> {
  const origin = new URL(address).searchParams.get('origin');
  if (!origin) return {};
  return { sourceApplication: origin, ...(themed.includes(origin) ? { theme: 'sondo' } : {}) };
}
