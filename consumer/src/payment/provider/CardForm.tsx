import { styled } from '@mui/material/styles';
import { FormErrors } from '@realmkit/shell';
import type { ComponentPropsWithRef } from 'react';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));

/** Renders a form that stacks its content like a section, below its errors. */
export function CardForm({ children, ...form }: ComponentPropsWithRef<'form'>) {
  return (
    <Root noValidate {...form}>
      <FormErrors />
      {children}
    </Root>
  );
}
