import { TextPage } from './TextPage.tsx';

/** The privacy policy. */
export function Component() {
  return <TextPage kind="privacy" />;
}
