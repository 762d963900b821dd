import { DescriptionItem, DescriptionList, Section } from '@realmkit/design-system';
import type { UserContext } from '@realmkit/shell';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/** Shows the active organisations of the user, with the role in each. */
export function Organizations({ user }: { readonly user: UserContext }) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  if (user.status !== 'ready' || user.organizations.length === 0) return null;
  return (
    <Section title={t(($) => $.home.organizations)}>
      <DescriptionList>
        {user.organizations.map(({ uid, name, role }) => (
          <DescriptionItem key={uid} name={name}>
            {roleName(role)}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}
