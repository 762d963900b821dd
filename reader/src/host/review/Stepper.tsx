import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: token('space.100'),
  '& > button': { justifySelf: 'start' },
  '& > button:last-of-type': { justifySelf: 'end' },
  '& > span': { gridColumn: '1 / -1', color: token('color.text.muted') },
  '& [aria-disabled=true]': { opacity: 0.6 },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  '@media print': { display: 'none' },
});

interface StepperProps {
  /** The paths of the pages that follow one another. */
  readonly paths: readonly string[];
  readonly index: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** Goes to the page before and to the one after. The buttons stay at the ends, because one that goes away loses the focus. */
export function Stepper({ paths, index, previousLabel, nextLabel }: StepperProps) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const to = (path: string | undefined) => ({
    'aria-disabled': path === undefined,
    onClick: () => {
      if (path !== undefined) void navigate(path, { replace: true });
    },
  });
  return (
    <Row>
      <span>{t(($) => $.position, { index: index + 1, count: paths.length })}</span>
      <Button variant="outlined" {...to(paths[index - 1])}>
        <PreviousIcon aria-hidden />
        {previousLabel}
      </Button>
      <Button variant="outlined" {...to(paths[index + 1])}>
        {nextLabel}
        <NextIcon aria-hidden />
      </Button>
    </Row>
  );
}
