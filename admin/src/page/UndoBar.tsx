import { styled } from '@mui/material/styles';
import { Announced, Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

interface UndoBarProps {
  /** The text about the last change; nothing is shown without it. */
  readonly message: string | undefined;
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

/** Shows the last change with an undo button until the next change, because a notice disappears too soon. */
export function UndoBar({ message, onUndo }: UndoBarProps) {
  const { t } = useTranslation('people');
  return (
    <Bar>
      {message === undefined ? null : (
        <>
          <Announced>{message}</Announced>
          <Button onClick={onUndo}>{t(($) => $.undo)}</Button>
        </>
      )}
    </Bar>
  );
}
