import { Alert, ButtonLink } from '@realmkit/design-system';

interface InsteadOfOrderProps {
  readonly severity: 'success' | 'info';
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

/** Says why there is nothing to order or to pay here, with a link to the page that helps. */
export function InsteadOfOrder({ severity, text, href, label }: InsteadOfOrderProps) {
  return (
    <>
      <Alert severity={severity}>{text}</Alert>
      <div>
        <ButtonLink href={href} variant="contained">
          {label}
        </ButtonLink>
      </div>
    </>
  );
}
