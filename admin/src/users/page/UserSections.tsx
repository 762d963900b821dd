import { styled } from '@mui/material/styles';
import { ButtonLink } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../page/PageHead.tsx';
import { ActAsButton } from '../../people/page/ActAsButton.tsx';
import { personAddress, typeOfRole } from '../../people/personTypes.ts';
import { Associations } from './associations/Associations.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { History } from './history/History.tsx';
import { Identity } from './Identity.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  marginBlockStart: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
}));

/** The parts of a user's page: on wide screens what can be changed on one side, what is known on the other. */
export function UserSections({ user }: { readonly user: User }) {
  const { t } = useTranslation('people');
  return (
    <>
      <PageHead
        title={user.name}
        subtitle={user.userName}
        actions={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <ButtonLink variant="contained" href={personAddress(typeOfRole(user.schoolAssociations[0]?.role), user.legacyId)}>
              {t(($) => $.openDetails)}
            </ButtonLink>
            <ActAsButton uid={user.uid} />
          </div>
        }
      />
      <Columns>
        <div>
          <Associations user={user} />
          <DeleteUser user={user} />
        </div>
        <div>
          <Identity user={user} />
          <History user={user} />
        </div>
      </Columns>
    </>
  );
}
