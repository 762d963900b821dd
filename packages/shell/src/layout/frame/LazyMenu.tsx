import { useEffect, useState } from 'react';
import { lazyPart } from '../lazyPart.tsx';

const Menu = lazyPart(async () => (await import('../menu/Menu.tsx')).Menu);

interface LazyMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the menu, which does not delay the first screen: it is loaded when the page is idle, or when it is opened. */
export function LazyMenu({ open, onClose }: LazyMenuProps) {
  const [requested, setRequested] = useState(open);
  if (open && !requested) setRequested(true);

  useEffect(() => {
    const timer = setTimeout(Menu.preload, quietAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return requested ? <Menu open={open} onClose={onClose} /> : null;
}

/** The time after which a page has most likely loaded its data, in milliseconds. */
const quietAfterMs = 2000;
