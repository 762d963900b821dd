import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAnnouncedContent } from '../../announcer/Announced.tsx';
import type { Urgency } from '../../announcer/createAnnouncer.ts';
import { Spot } from '../../spots/Spot.tsx';
import type { SpotName } from '../../spots/SpotName.ts';
import { token } from '../../tokens/token.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  alignSelf: 'center',
  justifySelf: 'center',
  boxSizing: 'border-box',
  width: 'min(34rem, 100%)',
  marginInline: 'auto',
  padding: theme.spacing(5, 2),
  textAlign: 'center',
}));

const Description = styled('div')({ color: token('color.text.muted'), textWrap: 'pretty' });

const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: token('radius.round'),
  marginBlockEnd: token('space.100'),
  backgroundColor: token('color.action.selected'),
  color: token('color.action.onSelected'),
  '& svg': { fontSize: token('size.icon.spot') },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(1),
}));

interface StateMessageProps {
  /** The drawing above the message; an icon takes its place. */
  picture: SpotName;
  icon?: ReactNode;
  /** The heading, at the level that the page needs. */
  heading: ReactNode;
  description?: ReactNode;
  /** Content between the message and its actions. */
  children?: ReactNode;
  actions?: ReactNode;
  /** How it is announced; by default it is only shown. */
  urgency?: Urgency | undefined;
}

/** Renders the common layout of empty and failed states: a picture, a message and the next step. */
export function StateMessage({ picture, icon, heading, description, children, actions, urgency }: StateMessageProps) {
  return (
    <Root ref={useAnnouncedContent(urgency)}>
      {icon ? <Badge aria-hidden="true">{icon}</Badge> : <Spot name={picture} />}
      {heading}
      {description ? <Description>{description}</Description> : null}
      {children}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
