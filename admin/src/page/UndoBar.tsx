import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

interface UndoBarProps {
  /** What was done last; nothing is shown without it. */
  readonly said: string | undefined;
  readonly onUndo: () => void;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.sunken'),
  '&:empty': { display: 'none' },
}));

/** What was done last, with the way back: it stays until something else is done, because a notice is gone too soon. */
export function UndoBar({ said, onUndo }: UndoBarProps) {
  const { t } = useTranslation('people');
  return (
    <Bar role="status">
      {said === undefined ? null : (
        <>
          <span>{said}</span>
          <Button onClick={onUndo}>{t(($) => $.undo)}</Button>
        </>
      )}
    </Bar>
  );
}
