import { TextPage } from './TextPage.tsx';

/** The terms of the subscriptions. */
export function Component() {
  return <TextPage kind="terms" />;
}
