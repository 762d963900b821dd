import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page/Section.tsx';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  '& dt': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The identifiers that the platform has a name for; others are shown by the name that the service gives. */
const known = {
  eppn: 'EPPN',
  gsuiteid: 'Google Workspace ID',
  gsuiteemail: 'Google Workspace',
  office365: 'Microsoft 365',
  bankid: 'BankID',
  sms: 'SMS',
} as const;

const identifierName = (type: string): string => Object.entries(known).find(([name]) => name === type)?.[1] ?? type;

/** How the platform and other systems know a user. */
export function Identity({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  return (
    <Section title={t(($) => $.user.identity)}>
      <Facts>
        <Fact name={t(($) => $.users.userName)}>{user.userName}</Fact>
        <Fact name={t(($) => $.users.email)}>{user.email ?? t(($) => $.user.noEmail)}</Fact>
        <Fact name={t(($) => $.users.number)}>{user.legacyId}</Fact>
        <Fact name={t(($) => $.user.uid)}>{user.uid}</Fact>
        {user.identifiers.map(({ type, value }) => (
          <Fact key={type} name={identifierName(type)}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
