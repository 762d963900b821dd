import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { useActionMutation } from '../mutation/useActionMutation.ts';
import { Section } from './Section.tsx';

interface DeletionProps {
  /** The name of the record, for the notice. */
  readonly name: string;
  readonly texts: {
    /** The title of the section and the label of its button. */
    readonly title: string;
    readonly help: string;
    readonly question: string;
    readonly consequence: string;
  };
  /** The reason why it cannot be deleted; undefined if it can. */
  readonly forbidden: string | undefined;
  /** The href of the list to return to. */
  readonly list: string;
  /** Deletes the record with `meta: { leavesPage: true }`. */
  readonly mutationFn: () => Promise<unknown>;
}

/** Renders the last section of a record's page, which deletes the record after a confirmation and navigates to its list. */
export function Deletion({ name, texts, forbidden, list, mutationFn }: DeletionProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const reasonId = useId();
  const deletion = useActionMutation({
    mutationFn,
    successMessage: () => t(($) => $.user.deleted, { name }),
    onSuccess: () => navigate(list, { replace: true }),
  });
  return (
    <Section title={texts.title}>
      <p style={{ margin: 0 }}>{texts.help}</p>
      {forbidden === undefined ? null : <PermissionHint id={reasonId} reason={forbidden} />}
      <div>
        <Button
          variant="outlined"
          color="error"
          disabled={forbidden !== undefined}
          aria-describedby={forbidden === undefined ? undefined : reasonId}
          onClick={() => setConfirming(true)}
        >
          {texts.title}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        destructive
        busy={deletion.isPending}
        title={texts.question}
        description={texts.consequence}
        confirmLabel={t(($) => $.user.deleteConfirm)}
        cancelLabel={t(($) => $.user.cancel)}
        onConfirm={() => deletion.mutate()}
        onCancel={() => {
          setConfirming(false);
          deletion.reset();
        }}
      >
        <ErrorMessage>{deletion.errorMessage}</ErrorMessage>
      </ConfirmDialog>
    </Section>
  );
}
