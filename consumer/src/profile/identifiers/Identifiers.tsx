import Typography from '@mui/material/Typography';
import { DescriptionItem, DescriptionList } from '@realmkit/design-system';
import { isIdentifierType, type MeProfile } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';

/** Shows the user's identifiers in other systems; an unknown type is shown by its own name. */
export function Identifiers({ identifiers }: Pick<MeProfile, 'identifiers'>) {
  const { t } = useTranslation('account');
  if (identifiers.length === 0) return <Typography color="textSecondary">{t(($) => $.profile.noIdentifiers)}</Typography>;
  return (
    <DescriptionList>
      {identifiers.map(({ type, value }) => (
        <DescriptionItem key={`${type} ${value}`} name={isIdentifierType(type) ? t(($) => $.identifierTypes[type]) : type}>
          {value}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
