import GroupIcon from '@mui/icons-material/Group';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, liftOnHover, token } from '@realmkit/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { tileStyles } from '../page/tiles.ts';

const Door = styled(Link)(tileStyles, {
  ...liftOnHover,
  columnGap: token('space.250'),
  padding: token('space.250'),
  textDecoration: 'none',
  '& > svg': { gridRow: '1 / span 2', alignSelf: 'center', fontSize: token('size.icon.spot') },
  '& > h2': { color: token('color.text.link') },
  '&:hover': { borderColor: 'currentColor' },
  '&:hover > h2': { textDecoration: 'underline' },
});

/** Shows the way to the panel to those who look after a school: the first of their home, under its own heading. */
export function PanelDoor({ href }: { readonly href: string }) {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Door href={href}>
        <GroupIcon aria-hidden />
        <Typography id={id} variant="h2">
          {shell(($) => $.menu.manageUsers)}
        </Typography>
        <span>{t(($) => $.home.actions.manageUsers)}</span>
      </Door>
    </section>
  );
}
