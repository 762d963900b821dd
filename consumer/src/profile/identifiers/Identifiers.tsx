import Typography from '@mui/material/Typography';
import type { MeProfile } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../Facts.tsx';
import { isIdentifierType } from './identifierTypes.ts';

/** How other systems know a person: a kind without a name of its own goes by what the systems call it. */
export function Identifiers({ identifiers }: Pick<MeProfile, 'identifiers'>) {
  const { t } = useTranslation('consumer');
  if (identifiers.length === 0) return <Typography color="textSecondary">{t(($) => $.profile.noIdentifiers)}</Typography>;
  return (
    <Facts>
      {identifiers.map(({ type, value }) => (
        <Fact key={`${type} ${value}`} name={isIdentifierType(type) ? t(($) => $.profile.identifierTypes[type]) : type}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
