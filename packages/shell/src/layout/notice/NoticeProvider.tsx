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

/** Shows and closes the page's notice. */
export interface NoticeControl {
  readonly notice: Notice;
  readonly show: (notice: { readonly type?: NoticeType; readonly message: string }) => void;
  readonly close: () => void;
}

const NoticeContext = createContext<NoticeControl | undefined>(undefined);
const noNotice: Notice = { active: false, message: '' };

/** Provides the page's one notice: a new one replaces the old. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState(noNotice);
  const show = useCallback<NoticeControl['show']>((next) => setNotice({ active: true, ...next }), []);
  // The text stays while the notice is closing.
  const close = useCallback(() => setNotice((shown) => ({ ...shown, active: false })), []);
  const control = useMemo(() => ({ notice, show, close }), [notice, show, close]);
  return <NoticeContext value={control}>{children}</NoticeContext>;
}

/** Returns the page's notice, with `show` and `close`. */
export function useNotice(): NoticeControl {
  const control = use(NoticeContext);
  if (!control) throw new Error('useNotice outside of a NoticeProvider');
  return control;
}
