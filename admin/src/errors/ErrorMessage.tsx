import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldMessage } from '../fields/fieldParts.ts';

// In a form of several columns it takes the whole width.
const Message = styled(FieldMessage)({ gridColumn: '1 / -1' });

/** Why something failed, said aloud at once; nothing is shown where there is nothing to say. */
export function ErrorMessage({ children }: { readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Message role="alert" data-failed>
      {children}
    </Message>
  );
}
