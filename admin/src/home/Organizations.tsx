import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import type { UserContext } from '@realmkit/shell';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

const OrganizationList = styled('dl')(({ theme }) => ({
  margin: 0,
  border: `1px solid ${token('color.border.divider')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
    padding: theme.spacing(1.5, 2),
  },
  '& > div + div': { borderBlockStart: `1px solid ${token('color.border.divider')}` },
  '& dt': { fontWeight: token('font.weight.medium') },
  '& dd': { margin: 0, color: token('color.text.muted') },
}));

/** Shows the active organisations of the user, with the role in each. */
export function Organizations({ user }: { readonly user: UserContext }) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  if (user.status !== 'ready' || user.organizations.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {t(($) => $.home.organizations)}
      </Typography>
      <OrganizationList>
        {user.organizations.map(({ uid, name, role }) => (
          <div key={uid}>
            <dt>{name}</dt>
            <dd>{roleName(role)}</dd>
          </div>
        ))}
      </OrganizationList>
    </section>
  );
}
