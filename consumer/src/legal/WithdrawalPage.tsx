import { NoticePage } from './NoticePage.tsx';

/** The withdrawal within 14 days: open to everybody. */
export function Component() {
  return <NoticePage kind="withdrawal" />;
}
