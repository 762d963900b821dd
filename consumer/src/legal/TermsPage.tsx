import { TextPage } from './TextPage.tsx';

/** Shows the terms of the subscriptions. */
export function Component() {
  return <TextPage kind="terms" />;
}
