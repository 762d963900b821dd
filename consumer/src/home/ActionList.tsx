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
import type { HomeAction, HomeActionId } from './homeActions.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Card = styled(Link)(({ theme }) => ({
  ...liftOnHover,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(0.5, 1.5),
  height: '100%',
  padding: theme.spacing(2),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  textDecoration: 'none',
  '& > svg': { gridRow: '1 / span 2', color: token('color.text.link') },
  '& > strong': { color: token('color.text.link'), fontWeight: token('font.weight.strong') },
  '& > span': { color: token('color.text.muted') },
  '&:hover': { borderColor: 'currentColor' },
  '&:hover > strong': { textDecoration: 'underline' },
}));

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
    <List>
      {actions.map(({ id, href }) => (
        <li key={id}>
          <Card href={href}>
            {icons[id]}
            <strong>{titles[id]}</strong>
            <span>{t(($) => $.home.actions[id])}</span>
          </Card>
        </li>
      ))}
    </List>
  );
}
