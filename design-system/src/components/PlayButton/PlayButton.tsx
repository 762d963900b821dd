import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { keyframes, styled } from '@mui/material/styles';
import { hoverTransition } from '../../theme/transitions.ts';
import { token } from '../../tokens/token.ts';
import { useDisabled } from '../Button/useDisabled.ts';

/** The props of the button that plays and pauses the narration. */
export interface PlayButtonProps {
  playing: boolean;
  /** True while the audio is loading; the button stays enabled, so that it can be cancelled. */
  waiting?: boolean;
  disabled?: boolean;
  labels: { play: string; pause: string };
  onToggle: () => void;
}

const turn = keyframes({ to: { rotate: '1turn' } });

const Root = styled('button')({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  margin: 0,
  padding: 0,
  border: `${token('border.thick')} solid transparent`,
  borderRadius: token('radius.round'),
  backgroundColor: token('color.action.primary'),
  color: token('color.action.onPrimary'),
  cursor: 'pointer',
  '& > svg': { fontSize: token('size.icon.large') },
  '&:hover': { ...hoverTransition, backgroundColor: token('color.action.primaryHover') },
  '&:is(:disabled, [aria-disabled=true])': {
    cursor: 'not-allowed',
    backgroundColor: token('color.surface.sunken'),
    color: token('color.text.muted'),
  },
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'absolute',
    inset: `calc(-1 * ${token('space.050')})`,
    border: `${token('border.marker')} solid ${token('color.action.primary')}`,
    borderBlockStartColor: 'transparent',
    borderRadius: token('radius.round'),
    animation: `${turn} ${token('motion.wait.duration')} linear infinite`,
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText', '&:is(:disabled, [aria-disabled=true])': { borderColor: 'GrayText' } },
});

/** Plays or pauses the narration; its name says what the next press does (reader §4, Playback). */
export function PlayButton({ playing, waiting = false, disabled, labels, onToggle }: PlayButtonProps) {
  const Icon = playing ? PauseIcon : PlayIcon;
  return (
    <Root
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      aria-busy={waiting}
      {...useDisabled({ disabled, onClick: onToggle })}
    >
      <Icon aria-hidden />
    </Root>
  );
}
