import { NoticePage } from './NoticePage.tsx';

/** Shows the public cancellation page ("Verträge hier kündigen", "résilier votre contrat"). */
export function Component() {
  return <NoticePage kind="cancellation" />;
}
