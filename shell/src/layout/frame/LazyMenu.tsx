import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('../menu/Menu.tsx');
const Menu = lazy(load);

interface LazyMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu, which no first screen waits for: it is fetched once the page is quiet, or at the latest when it is opened. */
export function LazyMenu({ open, onClose }: LazyMenuProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);

  useEffect(() => {
    // Opening it later tries again, so a failure here is of no account.
    const timer = setTimeout(() => void load().catch(() => undefined), quietAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return <Suspense fallback={null}>{wanted ? <Menu open={open} onClose={onClose} /> : null}</Suspense>;
}

/** When a page has most likely loaded what it shows, in milliseconds. */
const quietAfterMs = 2000;
