import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { ModalPanel } from '../ModalPanel/ModalPanel.tsx';
import { nameRuns } from './nameRuns.ts';

/** The props of a dialog that confirms an action; the texts are translated. */
export interface ConfirmDialogProps {
  open: boolean;
  /** Names the action and its object: 'Delete Astrid Lind?' */
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Shows the confirm button in the error colour. */
  destructive?: boolean;
  /** Fills the cancel button in place of the confirm button, where the user goes on by it and loses something by the other. */
  cancelFilled?: boolean;
  /** Disables both buttons while the action is pending. */
  busy?: boolean;
  /** Disables the confirm button alone, such as while a required input is missing. */
  confirmDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Another action, between the two buttons. */
  more?: ReactNode;
  /** Further content, such as an error. */
  children?: ReactNode;
}

const Panel = styled(ModalPanel)({
  margin: 'auto',
  width: 'min(30rem, 100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  borderRadius: token('radius.card'),
  transform: `translateY(${token('motion.leave.distance')})`,
  '@starting-style': { '&[open]': { transform: `translateY(${token('motion.enter.distance')})` } },
});

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  '& > div:last-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: theme.spacing(1.5),
    marginBlockStart: theme.spacing(1),
  },
}));

/** Stays on one line unless it is longer than that. */
const Name = styled('span')({ display: 'inline-block', maxWidth: '100%' });

/** Asks for confirmation of an action; opens with the focus on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, more, children } = props;
  const { destructive = false, cancelFilled = false, busy = false, confirmDisabled = false } = props;
  const id = useId();
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Panel
      open={open}
      onClose={cancel}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
    >
      <Content>
        <Typography variant="h2" id={`${id}title`}>
          {nameRuns(title).map((run, index) => (index % 2 === 1 ? <Name key={run}>{run}</Name> : <span key={run}>{run}</span>))}
        </Typography>
        {description ? (
          <Typography color="textSecondary" component="div" id={`${id}text`}>
            {description}
          </Typography>
        ) : null}
        {children}
        <div>
          <Button variant={cancelFilled ? 'contained' : 'text'} onClick={cancel} disabled={busy}>
            {cancelLabel}
          </Button>
          {more}
          <Button
            variant={cancelFilled ? 'text' : 'contained'}
            color={destructive ? 'error' : 'primary'}
            onClick={onConfirm}
            disabled={busy || confirmDisabled}
          >
            {confirmLabel}
          </Button>
        </div>
      </Content>
    </Panel>
  );
}
