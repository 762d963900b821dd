import { styled } from '@mui/material/styles';
import { Announced, FieldMessage } from '@realmkit/design-system';
import type { ReactNode } from 'react';

// In a form of several columns it takes the whole width.
const Whole = styled(Announced)({ gridColumn: '1 / -1' });

/** Shows an error and announces it to screen readers at once; renders nothing without one. */
export function ErrorMessage({ children }: { readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Whole urgency="assertive">
      <FieldMessage error>{children}</FieldMessage>
    </Whole>
  );
}
