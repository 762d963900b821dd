import { Outlet } from 'react-router';
import { ReactAdmin } from './ReactAdmin.tsx';

/** What the pages with lists and records have around them; the panel's start does without it, and is there the sooner. */
export function Component() {
  return (
    <ReactAdmin>
      <Outlet />
    </ReactAdmin>
  );
}
