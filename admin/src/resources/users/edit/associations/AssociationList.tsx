import { styled } from '@mui/material/styles';
import { PermissionHint, token } from '@realmkit/design-system';
import type { User, UserSchoolUnit } from '@realmkit/openapi';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedRoles, roles } from '../../../../dataProvider/roles.ts';
import { AssociationRow } from './AssociationRow.tsx';

interface AssociationListProps {
  readonly user: Pick<User, 'uid' | 'name'>;
  readonly associations: readonly UserSchoolUnit[];
}

const AssociationItems = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  outline: 0,
  '& > li + li': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
});

/** Shows a user's organisations, and the reasons why some of them cannot be changed. */
export function AssociationList({ user, associations }: AssociationListProps) {
  const { t } = useTranslation('admin');
  const [lastId, typeId] = [useId(), useId()];
  const list = useRef<HTMLUListElement>(null);
  const isLast = associations.length === 1;
  const rolesElsewhere = (association: UserSchoolUnit) => associations.filter((other) => other !== association).map(({ role }) => role);
  const isTypeBound = associations.some((association) => allowedRoles(rolesElsewhere(association)).length < roles.length);
  return (
    <>
      <AssociationItems ref={list} tabIndex={-1} aria-label={t(($) => $.associations.title)}>
        {associations.map((association) => (
          <AssociationRow
            key={association.schoolUid}
            user={user}
            association={association}
            allowed={allowedRoles(rolesElsewhere(association))}
            onRemoved={() => list.current?.focus()}
            reasons={{ removal: isLast ? lastId : undefined, role: isTypeBound ? typeId : undefined }}
          />
        ))}
      </AssociationItems>
      {isLast ? <PermissionHint id={lastId} reason={t(($) => $.associations.lastStays)} /> : null}
      {isTypeBound ? <PermissionHint id={typeId} reason={t(($) => $.associations.oneType)} /> : null}
    </>
  );
}
