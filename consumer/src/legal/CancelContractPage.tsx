import { NoticePage } from './NoticePage.tsx';

/** "Verträge hier kündigen", "résilier votre contrat": open to everybody. */
export function Component() {
  return <NoticePage kind="cancellation" />;
}
