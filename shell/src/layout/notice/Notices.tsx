import { NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../boot/ShellContext.ts';
import { useNotice } from './NoticeProvider.tsx';

/** Shows the page's notice for the duration that the app sets (shell §2). */
export function Notices() {
  const { t } = useTranslation('shell');
  const { app } = useShell();
  const { notice, close } = useNotice();
  return (
    <NoticeSnackbar
      open={notice.active}
      message={notice.message}
      type={notice.type}
      closeLabel={t(($) => $.notice.close)}
      onClose={close}
      autoHideDuration={app.noticeMs}
    />
  );
}
