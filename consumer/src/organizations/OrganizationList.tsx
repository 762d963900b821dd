import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import type { MyOrganization } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(1.5, 2),
  },
  '& > li + li': { borderBlockStart: `1px solid ${token('color.border.divider')}` },
  '& > li > span:last-child': { color: token('color.text.muted') },
}));

/** The organisations that someone belongs to, and what they are there. */
export function OrganizationList({ organizations }: { readonly organizations: readonly MyOrganization[] }) {
  const { t } = useTranslation('consumer');
  const roleName = useRoleName();
  if (organizations.length === 0) return <Typography color="textSecondary">{t(($) => $.organizations.none)}</Typography>;
  return (
    <List>
      {organizations.map(({ uid, name, role }) => (
        <li key={`${uid} ${role}`}>
          <span>{name}</span>
          <span>{roleName(role)}</span>
        </li>
      ))}
    </List>
  );
}
