import { styled } from '@mui/material/styles';
import { DeleteButton } from '@realmkit/admin-kit';
import { Section } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { PanelRecord } from '../../../dataProvider/usePanelDataProvider.ts';
import { ExportData } from '../../people/edit/ExportData.tsx';
import { Associations } from './associations/Associations.tsx';
import { History } from './history/History.tsx';
import { Identity } from './Identity.tsx';

interface UserOverviewProps {
  readonly user: PanelRecord<'users'>;
  /** The href of the list of users to return to. */
  readonly listHref: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
}));

/** Shows the organisations, the identity and the history of a user: on wide screens, editable parts on one side and read-only ones on the other. */
export function UserOverview({ user, listHref }: UserOverviewProps) {
  const { t } = useTranslation('admin');
  return (
    <Columns>
      <div>
        <Associations user={user} />
        <ExportData uid={user.uid} name={user.name} />
        <Section title={t(($) => $.user.delete)}>
          <p style={{ margin: 0 }}>{t(($) => $.user.deleteHelp)}</p>
          <DeleteButton
            resource="users"
            record={user}
            label={t(($) => $.user.delete)}
            redirect={listHref}
            accessDenied={t(($) => $.user.ownAccount)}
            confirmTitle={t(($) => $.user.deleteQuestion, { name: user.name, userName: user.userName })}
          />
        </Section>
      </div>
      <div>
        <Identity user={user} />
        <History user={user} />
      </div>
    </Columns>
  );
}
