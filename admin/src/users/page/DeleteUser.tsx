import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import { useUserContext } from '@realmkit/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mayManage } from '../../access/mayManage.ts';
import type { PanelDataProvider } from '../../dataProvider/createDataProvider.ts';
import { useDeed } from '../../deed/useDeed.ts';
import { FieldMessage } from '../../fields/fieldParts.ts';
import { Section } from '../../page/Section.tsx';
import { useListAddress } from './useListAddress.ts';
import { userIsDeleted } from './userChanges.ts';

/** Deletes a user after a question that names it; what is deleted is erased within 30 days (admin §9). */
export function DeleteUser({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin');
  const visitor = useUserContext();
  const provider = useDataProvider<PanelDataProvider>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const list = useListAddress();
  const [asking, setAsking] = useState(false);
  const reasonId = useId();
  const deletion = useDeed({
    carryOut: (uid: string) => provider.delete('users', { id: uid }),
    done: () => t(($) => $.user.deleted, { name: user.name }),
    afterwards: async (uid) => {
      await navigate(list, { replace: true });
      userIsDeleted(queries, uid);
    },
  });
  const allowed = visitor.status !== 'anonymous' && mayManage(visitor, { action: 'delete', record: user });
  return (
    <Section title={t(($) => $.user.delete)}>
      <Typography>{t(($) => $.user.deleteHelp)}</Typography>
      {allowed ? null : <PermissionHint id={reasonId} reason={t(($) => $.user.ownAccount)} />}
      <Button
        variant="outlined"
        color="error"
        disabled={!allowed}
        aria-describedby={allowed ? undefined : reasonId}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t(($) => $.user.delete)}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={deletion.busy}
        title={t(($) => $.user.deleteQuestion, { name: user.name, userName: user.userName })}
        description={t(($) => $.user.deleteConsequence)}
        confirmLabel={t(($) => $.user.deleteConfirm)}
        cancelLabel={t(($) => $.user.cancel)}
        onConfirm={() => deletion.run(user.uid)}
        onCancel={() => {
          setAsking(false);
          deletion.forget();
        }}
      >
        {deletion.failure === undefined ? null : (
          <FieldMessage role="alert" data-failed>
            {deletion.failure}
          </FieldMessage>
        )}
      </ConfirmDialog>
    </Section>
  );
}
