import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { UserSchoolAssociation } from '@realmkit/openapi';
import { useRoleName } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/** The number of organisations that a row names; the others are counted. */
const maxNamed = 2;

const Lines = styled('div')({
  display: 'grid',
  lineHeight: token('font.lineHeight.compact'),
  '& small': { fontSize: token('font.size.caption'), color: token('color.text.muted') },
});

/** Shows the organisations and roles of a user. */
export function AssociationSummary({ associations }: { readonly associations: readonly UserSchoolAssociation[] }) {
  const { t } = useTranslation('admin');
  const roleName = useRoleName();
  const others = associations.length - maxNamed;
  return (
    <Lines>
      {associations.slice(0, maxNamed).map(({ schoolUid, schoolName, role }) => (
        <span key={schoolUid}>
          <bdi>{schoolName}</bdi> <small>{roleName(role)}</small>
        </span>
      ))}
      {others > 0 ? <small>{t(($) => $.users.moreOrganizations, { count: others })}</small> : null}
    </Lines>
  );
}
