import { type ComponentType, createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** What every view of the dialog is given. */
export interface DialogViewProps<Props extends object> {
  /** Whether the dialog is open: a view renders on while it moves out of sight. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it was opened with. */
  readonly props: Props;
}

/** The page's one dialog: whether it is open, what it shows, and with which props (shell §3). */
interface Modal {
  readonly isOpen: boolean;
  /** Shows the view with its props. */
  readonly view: ((shown: Pick<DialogViewProps<object>, 'open' | 'onClose'>) => ReactNode) | undefined;
  readonly props: object;
}

/** Opens and closes the page's dialog. */
export interface DialogControl {
  readonly modal: Modal;
  /** Shows a view; one that was open gives way to it. */
  readonly open: <Props extends object>(view: ComponentType<DialogViewProps<Props>>, props: Props) => void;
  readonly close: () => void;
}

const DialogContext = createContext<DialogControl | undefined>(undefined);
const noModal: Modal = { isOpen: false, view: undefined, props: {} };

/** Holds the page's one dialog and shows it. */
export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [modal, setModal] = useState(noModal);
  const open = useCallback<DialogControl['open']>((View, props) => {
    setModal({ isOpen: true, view: (shown) => <View {...shown} props={props} />, props });
  }, []);
  const close = useCallback(() => setModal((shown) => ({ ...shown, isOpen: false })), []);
  const control = useMemo(() => ({ modal, open, close }), [modal, open, close]);
  return (
    <DialogContext value={control}>
      {children}
      {modal.view?.({ open: modal.isOpen, onClose: close })}
    </DialogContext>
  );
}

/** The page's dialog: `open` a view in it, `close` it. */
export function useDialog(): DialogControl {
  const control = use(DialogContext);
  if (!control) throw new Error('useDialog outside of a DialogProvider');
  return control;
}
