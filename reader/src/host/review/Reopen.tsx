import { Button, ConfirmDialog } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/submissions';
import type { components } from '@realmkit/openapi/types/submissions';
import { refetchAfterWrite, useClients, useErrorText, useNotice } from '@realmkit/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../player/submissions/index.ts';
import { useLooksOn } from '../useLooksOn.ts';
import { reviewKey } from './useReview.ts';

interface ReopenProps {
  readonly review: components['schemas']['Review'];
  readonly submission: Submission;
}

/** Gives a submission that was handed in back to its pupil, after a question; whoever acts as somebody may not. */
export function Reopen({ review, submission: { id, etag, userName = '' } }: ReopenProps) {
  const { t } = useTranslation('review');
  const { submissions } = useClients();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { show } = useNotice();
  const looksOn = useLooksOn('submissions POST /{id}/reopen');
  const [isAsking, setIsAsking] = useState(false);
  const refetch = () => refetchAfterWrite(queries, { queryKey: reviewKey(review.contextId, review.groupUid) });
  const reopen = useMutation({
    mutationFn: async () => {
      const params = { path: { id }, header: etag === undefined ? {} : { 'If-Match': etag } };
      return unwrap(await submissions.POST('/{id}/reopen', { params }), answers.reopenSubmission);
    },
    onSuccess: () => show({ type: 'success', message: t(($) => $.reopened, { name: userName }) }),
    onError: (error) => {
      const isChanged = error instanceof ServiceError && (error.status === 409 || error.status === 412);
      show({ type: 'error', message: isChanged ? t(($) => $.changed) : errorText(error) });
    },
    onSettled: async () => {
      setIsAsking(false);
      await refetch();
    },
  });
  if (looksOn) return null;
  return (
    <div data-screen-only>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {t(($) => $.reopen)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.reopenTitle, { name: userName })}
        description={t(($) => $.reopenText)}
        cancelLabel={t(($) => $.cancel)}
        confirmLabel={t(($) => $.reopen)}
        busy={reopen.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => reopen.mutate()}
      />
    </div>
  );
}
