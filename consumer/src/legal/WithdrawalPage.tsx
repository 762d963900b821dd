import { NoticePage } from './NoticePage.tsx';

/** Shows the public page for the withdrawal within 14 days. */
export function Component() {
  return <NoticePage kind="withdrawal" />;
}
