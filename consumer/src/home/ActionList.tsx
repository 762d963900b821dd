import AppsIcon from '@mui/icons-material/Apps';
import GroupIcon from '@mui/icons-material/Group';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import PersonIcon from '@mui/icons-material/Person';
import ReceiptIcon from '@mui/icons-material/Receipt';
import SettingsIcon from '@mui/icons-material/Settings';
import { styled } from '@mui/material/styles';
import { Link, liftOnHover, token } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles, tileStyles } from '../page/tiles.ts';
import type { HomeAction, HomeActionId } from './homeActions.ts';

const Action = styled(Link)(tileStyles, {
  ...liftOnHover,
  textDecoration: 'none',
  // They are the last of the page, and smaller than what is above them.
  rowGap: 0,
  paddingBlock: token('space.150'),
  '& > span': { fontSize: token('font.size.caption') },
  '& > svg, & > strong': { color: token('color.text.link') },
  '&:hover': { borderColor: 'currentColor' },
  '&:hover > strong': { textDecoration: 'underline' },
});

const icons: Readonly<Record<HomeActionId, ReactNode>> = {
  library: <MenuBookIcon aria-hidden />,
  subscriptions: <ReceiptIcon aria-hidden />,
  manageUsers: <GroupIcon aria-hidden />,
  services: <AppsIcon aria-hidden />,
  profile: <PersonIcon aria-hidden />,
  settings: <SettingsIcon aria-hidden />,
};

/** Shows the actions of the landing page, each with a short description. */
export function ActionList({ actions }: { readonly actions: readonly HomeAction[] }) {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  const titles: Readonly<Record<HomeActionId, string>> = {
    library: t(($) => $.home.titles.library),
    subscriptions: t(($) => $.home.titles.subscriptions),
    manageUsers: shell(($) => $.menu.manageUsers),
    services: t(($) => $.services.title),
    profile: shell(($) => $.menu.myProfile),
    settings: shell(($) => $.navigation.settings),
  };
  return (
    <Tiles>
      {actions.map(({ id, href, description = id }) => (
        <li key={id}>
          <Action href={href}>
            {icons[id]}
            <strong>{titles[id]}</strong>
            <span>{t(($) => $.home.actions[description])}</span>
          </Action>
        </li>
      ))}
    </Tiles>
  );
}
