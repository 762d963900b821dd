import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../boot/lazyPart.tsx';

const load = () => import('../menu/Menu.tsx');
const Menu = lazyPart(load);

interface LazyMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the menu, which does not delay the first screen: it is loaded when the page is idle, or when it is opened. */
export function LazyMenu({ open, onClose }: LazyMenuProps) {
  const [requested, setRequested] = useState(open);
  if (open && !requested) setRequested(true);

  useEffect(() => {
    // Not reported: opening the menu retries.
    const timer = setTimeout(() => void load().catch(() => undefined), quietAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return <Suspense fallback={null}>{requested ? <Menu open={open} onClose={onClose} /> : null}</Suspense>;
}

/** The time after which a page has most likely loaded its data, in milliseconds. */
const quietAfterMs = 2000;
