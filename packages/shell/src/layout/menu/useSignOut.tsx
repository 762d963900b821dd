import { ConfirmDialog } from '@realmkit/design-system';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../context/ShellContext.ts';

/** Returns the log-out, and the dialog in which it asks before answers are lost that could not be sent. */
export function useSignOut(): { readonly signOut: () => void; readonly dialog: ReactNode } {
  const { t } = useTranslation('shell');
  const { session, unsentAnswers } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = async () => {
    if (await unsentAnswers.send()) await session.signOut();
    else setIsAsking(true);
  };
  return {
    signOut: () => void signOut(),
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.unsent.title)}
        description={t(($) => $.unsent.text)}
        cancelLabel={t(($) => $.unsent.wait)}
        confirmLabel={t(($) => $.unsent.discard)}
        cancelFilled
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void session.signOut();
        }}
      />
    ),
  };
}
