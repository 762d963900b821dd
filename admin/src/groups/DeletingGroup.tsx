import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDeed } from '../deed/useDeed.ts';
import { FieldMessage } from '../fields/fieldParts.ts';
import { Section } from '../page/Section.tsx';

interface DeletingGroupProps {
  readonly name: string;
  /** Why it cannot be deleted; undefined where it can. */
  readonly forbidden: string | undefined;
  /** Where the list of groups is. */
  readonly list: string;
  readonly carryOut: () => Promise<void>;
}

/** Deletes a group after a question that names it. Its members stay in their organisations. */
export function DeletingGroup({ name, forbidden, list, carryOut }: DeletingGroupProps) {
  const { t } = useTranslation('people');
  const { t: admin } = useTranslation('admin');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const reasonId = useId();
  const deletion = useDeed({
    carryOut,
    done: () => admin(($) => $.user.deleted, { name }),
    afterwards: async () => {
      await navigate(list, { replace: true });
      for (const resource of ['legacyGroups', 'groups']) {
        queries.removeQueries({ queryKey: [resource, 'getOne'] });
        void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
      }
    },
  });
  return (
    <Section title={t(($) => $.group.delete)}>
      <p style={{ margin: 0 }}>{t(($) => $.group.deleteHelp)}</p>
      {forbidden === undefined ? null : <PermissionHint id={reasonId} reason={forbidden} />}
      <div>
        <Button
          variant="outlined"
          color="error"
          disabled={forbidden !== undefined}
          aria-describedby={forbidden === undefined ? undefined : reasonId}
          onClick={() => setAsking(true)}
        >
          {t(($) => $.group.delete)}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        destructive
        busy={deletion.busy}
        title={t(($) => $.group.deleteQuestion, { name })}
        description={t(($) => $.group.deleteHelp)}
        confirmLabel={admin(($) => $.user.deleteConfirm)}
        cancelLabel={admin(($) => $.user.cancel)}
        onConfirm={() => deletion.run()}
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
