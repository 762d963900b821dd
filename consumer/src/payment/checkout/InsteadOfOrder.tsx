import Stack from '@mui/material/Stack';
import { Alert, ButtonLink } from '@realmkit/design-system';
import type { ReactNode } from 'react';

interface InsteadOfOrderProps {
  readonly severity: 'success' | 'info';
  readonly text: string;
  readonly href: string;
  readonly label: string;
  /** Another way on, beside the link. */
  readonly children?: ReactNode;
}

/** Says why there is nothing to order or to pay here, with a link to the page that helps. */
export function InsteadOfOrder({ severity, text, href, label, children }: InsteadOfOrderProps) {
  return (
    <>
      <Alert severity={severity}>{text}</Alert>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ButtonLink href={href} variant="contained">
          {label}
        </ButtonLink>
        {children}
      </Stack>
    </>
  );
}
