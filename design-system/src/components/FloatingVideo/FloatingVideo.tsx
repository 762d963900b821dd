import CloseIcon from '@mui/icons-material/Close';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import OpenWithIcon from '@mui/icons-material/OpenWith';
import ResizeIcon from '@mui/icons-material/SouthEast';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useFullScreen } from '../../fullScreen/useFullScreen.ts';
import { focusRingOnBar } from '../../theme/focusRing.ts';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { DragHandle } from './DragHandle.tsx';
import {
  barHeight,
  clampToWindow,
  firstPlacement,
  movedBy,
  nextCorner,
  nextSize,
  resizedBy,
  roomBeside,
  type VideoPlacement,
} from './placement.ts';

/** The texts of a floating video. */
interface FloatingVideoLabels {
  /** The accessible name of the window. */
  title: string;
  move: string;
  resize: string;
  /** The keyboard instructions of the two handles. */
  keys: string;
  enterFullScreen: string;
  leaveFullScreen: string;
  close: string;
}

/** The props of a video in a floating window above the book. */
export interface FloatingVideoProps {
  labels: FloatingVideoLabels;
  /** The chosen placement; by default 640 × 360 at 80 px from the top (reader §9). */
  placement?: VideoPlacement | undefined;
  /** Called once at the end of a move. */
  onPlacementChange: (placement: VideoPlacement) => void;
  onClose?: () => void;
  /** The share of the window that a panel at its end takes, in percent: the video lies beside it. */
  panelShare?: number;
  /** The video element. */
  children: ReactNode;
}

/** The right corner in both reading directions: pointers have no direction, and Emotion would mirror a style sheet. */
const corner = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  borderTopLeftRadius: token('radius.control'),
  backgroundColor: token('color.surface.bar'),
} as const;

/** The step of an arrow key in px, without and with the Shift key. */
const steps = { fine: 16, coarse: 64 };

const Frame = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: token('radius.control'),
  ...focusRingOnBar,
  backgroundColor: token('color.surface.bar'),
  color: token('color.text.onBar'),
  boxShadow: token('shadow.floating'),
  '&[data-full=true]': { inset: 0, borderRadius: 0 },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
  '@media print': { display: 'none' },
}));

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  height: barHeight,
  '& h2': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    alignSelf: 'center',
    fontSize: token('font.size.caption'),
    fontWeight: token('font.weight.medium'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const Picture = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  '& > :not(button)': { width: '100%', height: '100%', minWidth: 0, minHeight: 0, objectFit: 'contain' },
});

function subscribeToResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Returns the current inner size of the browser's window in px. */
function useWindowSize(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribeToResize, () => window.innerWidth);
  const height = useSyncExternalStore(subscribeToResize, () => window.innerHeight);
  return { width, height };
}

/**
 * Renders a floating window for sign language and other video. It is moved and resized by pointer and by keyboard, stays within the
 * browser's window, and can fill the screen (reader §2).
 */
export function FloatingVideo({ labels, placement, onPlacementChange, onClose, panelShare = 0, children }: FloatingVideoProps) {
  const id = useId();
  const bounds = roomBeside(panelShare, useWindowSize());
  const frame = useRef<HTMLElement>(null);
  const { full, leave, toggle } = useFullScreen(frame, { fillsPage: true });
  const [onTheWay, setOnTheWay] = useState<VideoPlacement>();

  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const put = placement ? clampToWindow(placement, bounds) : firstPlacement(bounds, direction);
  const shown = onTheWay ?? put;
  const drop = () => {
    if (onTheWay) onPlacementChange(onTheWay);
    setOnTheWay(undefined);
  };
  const { left, top, width, height } = shown;

  return (
    <Frame
      ref={frame}
      aria-labelledby={`${id}title`}
      data-full={full}
      style={full ? undefined : { left, top, width, height: height + barHeight }}
      onKeyDown={(event) => {
        if (full && event.key === 'Escape') {
          event.stopPropagation();
          leave();
        }
      }}
    >
      <Bar>
        {full ? null : (
          <DragHandle
            label={labels.move}
            describedBy={`${id}keys`}
            style={{ cursor: 'move' }}
            onDrag={(x, y) => setOnTheWay(movedBy(put, x, y, bounds))}
            onDrop={drop}
            onStep={(x, y, coarse) => {
              const step = coarse ? steps.coarse : steps.fine;
              onPlacementChange(movedBy(put, x * step, y * step, bounds));
            }}
            onPress={() => onPlacementChange(nextCorner(put, bounds))}
          >
            <OpenWithIcon fontSize="small" aria-hidden />
          </DragHandle>
        )}
        <h2 id={`${id}title`}>{labels.title}</h2>
        <IconButton label={full ? labels.leaveFullScreen : labels.enterFullScreen} onClick={toggle}>
          {full ? <FullscreenExitIcon aria-hidden /> : <FullscreenIcon aria-hidden />}
        </IconButton>
        {onClose ? (
          <IconButton label={labels.close} onClick={onClose}>
            <CloseIcon aria-hidden />
          </IconButton>
        ) : null}
      </Bar>
      <Picture>
        {children}
        {full ? null : (
          <DragHandle
            label={labels.resize}
            describedBy={`${id}keys`}
            style={{ ...corner, cursor: 'nwse-resize' }}
            onDrag={(x, y) => setOnTheWay(resizedBy(put, x, y, bounds))}
            onDrop={drop}
            onStep={(x, y, coarse) => {
              const step = (x + y) * (coarse ? steps.coarse : steps.fine);
              onPlacementChange(resizedBy(put, step, 0, bounds));
            }}
            onPress={() => onPlacementChange(nextSize(put, bounds))}
          >
            <ResizeIcon fontSize="small" aria-hidden />
          </DragHandle>
        )}
      </Picture>
      <span id={`${id}keys`} hidden>
        {labels.keys}
      </span>
    </Frame>
  );
}
