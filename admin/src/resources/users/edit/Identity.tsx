import { DescriptionItem, DescriptionList, Section } from '@realmkit/design-system';
import { isIdentifierType, type User } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';

/** Shows the identifiers of a user in the platform and in other systems. */
export function Identity({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  const { t: people } = useTranslation('people');
  return (
    <Section title={t(($) => $.user.identity)}>
      <DescriptionList layout="stacked">
        <DescriptionItem name={t(($) => $.users.userName)}>{user.userName}</DescriptionItem>
        <DescriptionItem name={t(($) => $.users.email)}>{user.email ?? t(($) => $.user.noEmail)}</DescriptionItem>
        <DescriptionItem name={t(($) => $.users.number)}>{user.legacyId}</DescriptionItem>
        <DescriptionItem name={t(($) => $.user.uid)}>{user.uid}</DescriptionItem>
        {user.identifiers.map(({ type, value }) => (
          <DescriptionItem key={type} name={isIdentifierType(type) ? people(($) => $.attributes[type]) : type}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}
