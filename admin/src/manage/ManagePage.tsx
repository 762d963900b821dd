import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@realmkit/admin-kit';
import { LinkTabs, token } from '@realmkit/design-system';
import { lazyPart } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { tabHref, tabNames, tabOf } from '../page/managementPaths.ts';
import { GroupList } from '../resources/groups/GroupList.tsx';
import { SchoolUnitList } from '../resources/schoolUnits/SchoolUnitList.tsx';
import { UserList } from '../resources/users/UserList.tsx';

// A lazy chunk: the texts of the records' pages must not delay the list.
const TabActions = lazyPart(async () => (await import('./TabActions.tsx')).TabActions, { texts: ['people'] });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  minHeight: token('size.target'),
  marginBlockStart: theme.spacing(2),
}));

const lists = { users: UserList, organizations: SchoolUnitList, groups: GroupList };

/** Shows the beta management: users, organisations and groups of the realm, a tab for each (admin §2). */
function ManagePage() {
  const { t } = useTranslation('admin');
  const tab = tabOf(useSearchParams()[0]);
  const List = lists[tab];
  const tabs = tabNames.map((name) => ({ label: t(($) => $.tabs[name]), href: tabHref(name), current: name === tab }));
  usePageTitle(t(($) => $.tabs[tab]));
  return (
    <>
      <Typography variant="h1" sx={{ marginBlockEnd: 1 }}>
        {t(($) => $.manage.title)}
      </Typography>
      <LinkTabs label={t(($) => $.manage.tabs)} tabs={tabs} />
      {tab === 'users' ? null : (
        <Actions>
          <TabActions tab={tab} />
        </Actions>
      )}
      <List key={tab} />
    </>
  );
}

export { ManagePage as Component };
