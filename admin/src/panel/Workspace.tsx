import { Outlet } from 'react-router';
import { ReactAdmin } from './ReactAdmin.tsx';

/** Provides react-admin to the pages with lists and records; the panel's home page does without it and loads faster. */
export function Component() {
  return (
    <ReactAdmin>
      <Outlet />
    </ReactAdmin>
  );
}
