import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { token } from '../../tokens/token.ts';

const Anchor = styled('span')({ position: 'relative', display: 'inline-flex' });

const Bubble = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: 'min(18rem, 80vw)',
  marginBlockStart: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.inverse'),
  color: token('color.text.onInverse'),
  fontSize: token('font.size.caption'),
  fontWeight: token('font.weight.regular'),
  lineHeight: token('font.lineHeight.compact'),
  '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockStart: theme.spacing(-1), height: theme.spacing(1) },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
}));

interface HintProps {
  text: string;
  /** Renders the control; it must take the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** Describes a control on hover and focus; Escape hides the text (WCAG 1.4.13). */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Anchor
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false);
      }}
    >
      {children(id)}
      <Bubble role="tooltip" id={id} hidden={!shown}>
        {text}
      </Bubble>
    </Anchor>
  );
}
