import { styled } from '@mui/material/styles';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { token } from '../../tokens/token.ts';

interface DragHandleProps {
  label: string;
  describedBy: string;
  /** Called with the distance from the pointer's start, in px. */
  onDrag: (x: number, y: number) => void;
  onDrop: () => void;
  /** Called for one step by an arrow key: -1, 0 or 1 each; coarse with the Shift key. */
  onStep: (x: number, y: number, coarse: boolean) => void;
  /** Called for a press without a drag. */
  onPress: () => void;
  style?: CSSProperties;
  children: ReactNode;
}

const Root = styled('button')({
  display: 'grid',
  placeItems: 'center',
  minWidth: token('size.target'),
  minHeight: token('size.target'),
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  touchAction: 'none',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { boxShadow: 'inset 0 0 0 99px color-mix(in srgb, currentColor 12%, transparent)' },
});

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The distance in px up to which a moving pointer still counts as a press. */
const dragThreshold = 4;

/** Renders a handle that moves or resizes by dragging, by arrow keys, and by a press for users who can do neither (WCAG 2.5.7). */
export function DragHandle({ label, describedBy, onDrag, onDrop, onStep, onPress, style, children }: DragHandleProps) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const dragged = useRef(false);

  const onPointerMove = (event: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (Math.hypot(x, y) > dragThreshold) dragged.current = true;
    if (dragged.current) onDrag(x, y);
  };
  const release = () => {
    if (from.current && dragged.current) onDrop();
    from.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(...arrow, event.shiftKey);
  };

  return (
    <Root
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      style={style}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
        // The capture keeps pointer events above a book's frame. A synthetic pointer cannot be captured.
        if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!dragged.current) onPress();
        dragged.current = false;
      }}
    >
      {children}
    </Root>
  );
}
