import Typography from '@mui/material/Typography';
import type { MyOrganization } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../page/EntryList.tsx';

/** Shows the user's organisations and their role in each. */
export function OrganizationList({ organizations }: { readonly organizations: readonly MyOrganization[] }) {
  const { t } = useTranslation('consumer');
  const roleName = useRoleName();
  if (organizations.length === 0) return <Typography color="textSecondary">{t(($) => $.organizations.none)}</Typography>;
  return (
    <EntryList>
      {organizations.map(({ uid, name, role }) => (
        <li key={`${uid} ${role}`}>
          <span>{name}</span>
          <span>{roleName(role)}</span>
        </li>
      ))}
    </EntryList>
  );
}
