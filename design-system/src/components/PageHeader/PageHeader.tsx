import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';

/** The props of the head of a page; the texts are translated. */
export interface PageHeaderProps {
  /** The page's heading. */
  title: string;
  /** The language of the heading, where it is not the page's. */
  titleLang?: string | undefined;
  /** The link to the page above this one. */
  back?: { readonly label: string; readonly href: string } | undefined;
  /** A picture before the heading, such as an avatar. */
  picture?: ReactNode;
  /** A line below the heading that says more about it. */
  meta?: ReactNode;
  /** Controls of the whole page. */
  actions?: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  // The air above the button is within its box.
  '& > a': { marginBlockStart: theme.spacing(-1) },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: 0,
  '& > div': { minWidth: 0 },
  '& p': { margin: `${token('space.050')} 0 0`, color: token('color.text.muted') },
}));

/** Renders the head of a page: the way back, the heading with a line about it, and the page's controls; the content follows 24 px below. */
export function PageHeader({ title, titleLang, back, picture, meta, actions }: PageHeaderProps) {
  return (
    <Root>
      {back ? (
        <ButtonLink edge="start" href={back.href}>
          <ArrowBackIcon fontSize="small" aria-hidden sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          {back.label}
        </ButtonLink>
      ) : null}
      <Row>
        <Title>
          {picture}
          <div>
            <Typography variant="h1" lang={titleLang}>
              {title}
            </Typography>
            {meta ? <p>{meta}</p> : null}
          </div>
        </Title>
        {actions}
      </Row>
    </Root>
  );
}
