import { Button } from '@realmkit/design-system';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface FormOnRequestProps {
  /** The text of the button that shows the form. */
  readonly label: string;
  /** Shows the form at once, for a draft that was left in it. */
  readonly open?: boolean;
  /** Renders the form; its button to cancel calls the given function. */
  readonly children: (close: () => void) => ReactNode;
}

/** Shows a button until it is pressed, then a form in its place. The focus goes to the first field, and back to the button. */
export function FormOnRequest({ label, open: initial = false, children }: FormOnRequestProps) {
  const [open, setOpen] = useState(initial);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>(open ? 'input:not([hidden])' : 'button')?.focus();
  }, [open]);

  const show = (next: boolean) => {
    pressed.current = true;
    setOpen(next);
  };
  return (
    <div ref={place}>
      {open ? (
        children(() => show(false))
      ) : (
        <Button variant="outlined" onClick={() => show(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
