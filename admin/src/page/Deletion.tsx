import { Button, ConfirmDialog, PermissionHint } from '@realmkit/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { useActionMutation } from '../mutation/useActionMutation.ts';
import { Section } from './Section.tsx';

interface DeletionProps {
  /** What is deleted, as the notice names it. */
  readonly name: string;
  readonly texts: {
    /** What the section and its button are called. */
    readonly title: string;
    readonly help: string;
    readonly question: string;
    readonly consequence: string;
  };
  /** Why it cannot be deleted; undefined where it can. */
  readonly forbidden: string | undefined;
  /** The address of the list that it leaves. */
  readonly list: string;
  readonly carryOut: () => Promise<unknown>;
  /** What follows once the list is on show: the record must not be asked for again before. */
  readonly afterwards: () => void;
}

/** The last section of a record's page: deletes it after a question that names it, and goes to its list. */
export function Deletion({ name, texts, forbidden, list, carryOut, afterwards }: DeletionProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const reasonId = useId();
  const deletion = useActionMutation({
    mutationFn: carryOut,
    successMessage: () => t(($) => $.user.deleted, { name }),
    onSuccess: async () => {
      await navigate(list, { replace: true });
      afterwards();
    },
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
          onClick={() => setAsking(true)}
        >
          {texts.title}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        destructive
        busy={deletion.isPending}
        title={texts.question}
        description={texts.consequence}
        confirmLabel={t(($) => $.user.deleteConfirm)}
        cancelLabel={t(($) => $.user.cancel)}
        onConfirm={() => deletion.mutate()}
        onCancel={() => {
          setAsking(false);
          deletion.reset();
        }}
      >
        <ErrorMessage>{deletion.failure}</ErrorMessage>
      </ConfirmDialog>
    </Section>
  );
}
