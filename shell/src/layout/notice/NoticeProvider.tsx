import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** The kinds of notices (shell §2). */
export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** A message to the person at the screen (shell §3). */
export interface Notice {
  readonly active: boolean;
  /** Without a type the notice wears the default alert icon. */
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

/** Holds the page's one notice: a new one takes the place of the old. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState(noNotice);
  const show = useCallback<NoticeControl['show']>((next) => setNotice({ active: true, ...next }), []);
  // The words stay while the notice moves out of sight.
  const close = useCallback(() => setNotice((shown) => ({ ...shown, active: false })), []);
  const control = useMemo(() => ({ notice, show, close }), [notice, show, close]);
  return <NoticeContext value={control}>{children}</NoticeContext>;
}

/** The page's notice: `show` it, `close` it. */
export function useNotice(): NoticeControl {
  const control = use(NoticeContext);
  if (!control) throw new Error('useNotice outside of a NoticeProvider');
  return control;
}
