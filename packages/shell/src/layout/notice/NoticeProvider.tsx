import type { NoticeAction } from '@realmkit/design-system';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** The kinds of notices (shell §2). */
export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** A message to the user (shell §3). */
export interface Notice {
  readonly active: boolean;
  /** A notice without a type has the default alert icon. */
  readonly type?: NoticeType;
  readonly message: string;
}

/** A notice with an action. It stays until it is closed or replaced by one with the same id, so that nobody has to be quick. */
export interface PinnedNotice {
  readonly id: string;
  readonly type?: NoticeType;
  readonly message: string;
  readonly action: NoticeAction;
}

/** Shows and closes the page's notices. */
export interface NoticeControl {
  readonly notice: Notice;
  readonly pinned: readonly PinnedNotice[];
  readonly show: (notice: { readonly type?: NoticeType; readonly message: string }) => void;
  /** Shows a notice with an action beside the others. */
  readonly pin: (notice: PinnedNotice) => void;
  /** Closes the notice, or with an id the one with an action. */
  readonly close: (id?: string) => void;
}

const NoticeContext = createContext<NoticeControl | undefined>(undefined);
const noNotice: Notice = { active: false, message: '' };

/** Provides the page's notices: a new one replaces the old, except those with an action. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState(noNotice);
  const [pinned, setPinned] = useState<readonly PinnedNotice[]>([]);
  const show = useCallback<NoticeControl['show']>((next) => setNotice({ active: true, ...next }), []);
  const pin = useCallback<NoticeControl['pin']>((next) => {
    setPinned((shown) =>
      shown.some(({ id }) => id === next.id) ? shown.map((one) => (one.id === next.id ? next : one)) : [...shown, next],
    );
  }, []);
  const close = useCallback<NoticeControl['close']>((closed) => {
    // The text stays while the notice is closing.
    if (closed === undefined) setNotice((shown) => ({ ...shown, active: false }));
    else setPinned((shown) => shown.filter(({ id }) => id !== closed));
  }, []);
  const control = useMemo(() => ({ notice, pinned, show, pin, close }), [notice, pinned, show, pin, close]);
  return <NoticeContext value={control}>{children}</NoticeContext>;
}

/** Returns the page's notices, with `show`, `pin` and `close`. */
export function useNotice(): NoticeControl {
  const control = use(NoticeContext);
  if (!control) throw new Error('useNotice outside of a NoticeProvider');
  return control;
}
