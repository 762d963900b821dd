import { styled } from '@mui/material/styles';

/** A form that stacks its content like a section. */
export const CardForm = styled('form')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
