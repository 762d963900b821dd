import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { motion } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';

const Dialog = styled('dialog')({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  overscrollBehavior: 'contain',
  opacity: 0,
  // What leaves is still above the page, but the next press belongs to the page.
  pointerEvents: 'none',
  transition: motion('leave', 'opacity', 'transform', 'display', 'overlay'),
  transitionBehavior: 'allow-discrete',
  '&[open]': { opacity: 1, transform: 'none', pointerEvents: 'auto', transition: motion('enter', 'opacity', 'transform') },
  '&::backdrop': {
    backgroundColor: 'rgb(8 12 18 / 0)',
    pointerEvents: 'none',
    transition: motion('leave', 'background-color', 'display', 'overlay'),
    transitionBehavior: 'allow-discrete',
  },
  '&[open]::backdrop': {
    backgroundColor: 'rgb(8 12 18 / 0.55)',
    pointerEvents: 'auto',
    transition: motion('enter', 'background-color'),
  },
  '@starting-style': { '&[open]': { opacity: 0 }, '&[open]::backdrop': { backgroundColor: 'rgb(8 12 18 / 0)' } },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

interface ModalPanelProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Called for the Escape key and for a press outside the panel. */
  onClose: () => void;
}

/**
 * Renders a panel above the page as the browser's modal dialog: it traps the focus, makes the page inert and restores the focus when it
 * closes.
 */
export function ModalPanel({ open, onClose, children, ...rest }: ModalPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect closes the dialog before it is removed: a removed dialog cannot restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const { style } = document.documentElement;
    const overflow = style.overflow;
    element.showModal();
    style.overflow = 'hidden';
    return () => {
      element.close();
      style.overflow = overflow;
    };
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <Dialog
      {...rest}
      ref={dialog}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Dialog>
  );
}
