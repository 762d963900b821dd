import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useSearchParams } from 'react-router';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.100'),
  '& [aria-disabled=true]': { opacity: 0.6 },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  '@media print': { display: 'none' },
});

interface StepperProps {
  /** The parameter of the address that names the shown one. */
  readonly name: 'pupil' | 'question';
  readonly keys: readonly string[];
  readonly current: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly position: string;
}

/** Goes to the one before and the one after. The buttons stay at the ends, because one that goes away loses the focus. */
export function Stepper({ name, keys, current, previousLabel, nextLabel, position }: StepperProps) {
  const [, setQuery] = useSearchParams();
  const index = keys.indexOf(current);
  const step = (by: 1 | -1) => {
    const key = keys[index + by];
    return {
      'aria-disabled': key === undefined,
      onClick: () => {
        if (key !== undefined) setQuery({ [name]: key }, { replace: true, preventScrollReset: true });
      },
    };
  };
  return (
    <Row>
      <Button {...step(-1)}>
        <PreviousIcon aria-hidden />
        {previousLabel}
      </Button>
      <span>{position}</span>
      <Button {...step(1)}>
        {nextLabel}
        <NextIcon aria-hidden />
      </Button>
    </Row>
  );
}
