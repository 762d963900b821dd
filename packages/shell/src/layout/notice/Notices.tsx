import { NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type AppName, useShell } from '../../context/ShellContext.ts';
import { useNotice } from './NoticeProvider.tsx';

/** The duration of a notice, in milliseconds: a little shorter in the administration (shell §9, admin §9). */
const durationOf = (app: AppName): number => (app === 'admin' ? 4000 : 5000);

/** Shows the page's notice for the duration of the app (shell §2), and those with an action until they are closed. */
export function Notices() {
  const { t } = useTranslation('shell');
  const { app } = useShell();
  const { notice, pinned, close } = useNotice();
  return (
    <NoticeSnackbar
      open={notice.active}
      message={notice.message}
      type={notice.type}
      closeLabel={t(($) => $.notice.close)}
      onClose={() => close()}
      pinned={pinned}
      onClosePinned={close}
      autoHideDuration={durationOf(app.name)}
    />
  );
}
