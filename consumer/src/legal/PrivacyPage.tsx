import { TextPage } from './TextPage.tsx';

/** Shows the privacy policy. */
export function Component() {
  return <TextPage kind="privacy" />;
}
