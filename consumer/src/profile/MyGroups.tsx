import Typography from '@mui/material/Typography';
import { FailedState } from '@realmkit/design-system';
import { useErrorText, useMyGroups } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../page/useRetry.ts';

/** Shows the names of the user's groups. */
export function MyGroups() {
  const { t: account } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const errorText = useErrorText();
  const groupsQuery = useMyGroups();
  const { data } = groupsQuery;
  const { error, retry } = useRetry(groupsQuery);
  if (error) {
    return <FailedState title={account(($) => $.profile.groupsFailed)} description={errorText(error)} retry={retry} />;
  }
  if (!data) return <Typography>{`${shell(($) => $.loading)}…`}</Typography>;
  const groups = data.filter(({ active }) => active);
  if (groups.length === 0) return <Typography color="textSecondary">{account(($) => $.profile.noGroups)}</Typography>;
  return <Typography>{groups.map(({ name }) => name).join(', ')}</Typography>;
}
