import { styled } from '@mui/material/styles';
import { motion, movesIn, token } from '@realmkit/design-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFocusReturn } from '../../controls/useFocusReturn.ts';

const Dialog = styled('dialog')({
  width: 'min(34rem, 100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: token('space.300'),
  border: 0,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  '&[open]': { transition: motion('enter', 'opacity', 'translate') },
  [movesIn]: { '@starting-style': { '&[open]': { opacity: 0, translate: `0 ${token('motion.enter.distance')}` } } },
  '&::backdrop': { backgroundColor: 'rgb(8 12 18 / 0.55)' },
  '& > h2': { margin: `0 0 ${token('space.100')}`, outline: 0, fontSize: token('font.size.h3') },
  '& table': { width: '100%', borderCollapse: 'collapse', marginBlock: token('space.150') },
  // A long word is broken on a phone, and not cut off.
  '& th, & td': {
    padding: token('space.100'),
    textAlign: 'start',
    borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
  },
});

interface ModalWindowProps {
  readonly title: string;
  /** Called on Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a modal dialog above the book, as long as it is rendered. */
export function ModalWindow({ title, onClose, children }: ModalWindowProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Focuses the heading, because focusing the button at the end would scroll a long text.
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Dialog>
  );
}
