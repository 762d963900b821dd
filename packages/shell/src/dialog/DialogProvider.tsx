import { type ComponentType, createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** The props of every view of the dialog. */
export interface DialogViewProps<Props extends object> {
  /** False while the view is closing, when it is still rendered. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** The props that the dialog was opened with. */
  readonly props: Props;
}

/** The state of the page's dialog: open or closed, its view and props (shell §3). */
interface Modal {
  readonly isOpen: boolean;
  /** Renders the view with its props. */
  readonly view: ((shown: Pick<DialogViewProps<object>, 'open' | 'onClose'>) => ReactNode) | undefined;
  readonly props: object;
}

/** Opens and closes the page's dialog. */
export interface DialogControl {
  readonly modal: Modal;
  /** Opens a view, which replaces an open one. */
  readonly open: <Props extends object>(view: ComponentType<DialogViewProps<Props>>, props: Props) => void;
  readonly close: () => void;
}

const DialogContext = createContext<DialogControl | undefined>(undefined);
const noModal: Modal = { isOpen: false, view: undefined, props: {} };

/** Provides and renders the page's one dialog. */
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

/** Returns the page's dialog, with `open` and `close`. */
export function useDialog(): DialogControl {
  const control = use(DialogContext);
  if (!control) throw new Error('useDialog outside of a DialogProvider');
  return control;
}
