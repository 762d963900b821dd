import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page/Section.tsx';

const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  '& dt': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function DescriptionItem({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The product names of identifiers; others are shown by the service's own name. */
const identifierNames = {
  eppn: 'EPPN',
  gsuiteid: 'Google Workspace ID',
  gsuiteemail: 'Google Workspace',
  office365: 'Microsoft 365',
  bankid: 'BankID',
  sms: 'SMS',
} as const;

const identifierName = (type: string): string => Object.entries(identifierNames).find(([name]) => name === type)?.[1] ?? type;

/** Shows the identifiers of a user in the platform and in other systems. */
export function Identity({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  return (
    <Section title={t(($) => $.user.identity)}>
      <DescriptionList>
        <DescriptionItem name={t(($) => $.users.userName)}>{user.userName}</DescriptionItem>
        <DescriptionItem name={t(($) => $.users.email)}>{user.email ?? t(($) => $.user.noEmail)}</DescriptionItem>
        <DescriptionItem name={t(($) => $.users.number)}>{user.legacyId}</DescriptionItem>
        <DescriptionItem name={t(($) => $.user.uid)}>{user.uid}</DescriptionItem>
        {user.identifiers.map(({ type, value }) => (
          <DescriptionItem key={type} name={identifierName(type)}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}
