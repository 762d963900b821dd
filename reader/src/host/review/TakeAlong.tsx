import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import * as answers from '@realmkit/openapi/answers/submissions';
import type { components } from '@realmkit/openapi/types/submissions';
import { csvFile, download, useClients, useErrorText, useLocale, useNotice } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../player/submissions/index.ts';
import { useLooksOn } from '../useLooksOn.ts';
import { PrintedReview } from './PrintedReview.tsx';
import { byName } from './reviewOf.ts';
import { reviewTable } from './reviewTable.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: token('space.100'), '@media print': { display: 'none' } });

type Form = components['schemas']['ReviewExport']['form'];

/** Takes the answers of a class along, in a file or on paper; the service records both. Whoever acts as somebody may not. */
export function TakeAlong({ review }: { readonly review: components['schemas']['Review'] }) {
  const { t } = useTranslation('review');
  const { submissions } = useClients();
  const { locale } = useLocale();
  const { show } = useNotice();
  const errorText = useErrorText();
  const looksOn = useLooksOn('submissions POST /exports');
  const [printed, setPrinted] = useState<readonly Submission[]>();
  const { contextId, groupUid, title, groupName } = review;
  const deliver = {
    csv: (pupils: readonly Submission[]) => {
      const submitted = t(($) => $.states.submitted);
      const states = { notStarted: t(($) => $.states.notStarted), started: t(($) => $.states.started), submitted };
      const headings = [t(($) => $.columns.pupil), t(($) => $.columns.state), t(($) => $.columns.started), submitted] as const;
      const rows = reviewTable(pupils, { headings, states, locale });
      download(csvFile(rows, locale), `${title} – ${groupName}.csv`);
      show({ type: 'success', message: t(($) => $.downloaded) });
    },
    paper: (pupils: readonly Submission[]) => {
      // The browser lays out the paper as soon as it is asked to print.
      flushSync(() => setPrinted(pupils));
      window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
      window.print();
    },
  };
  const take = useMutation({
    mutationFn: async (form: Form) =>
      unwrap(await submissions.POST('/exports', { body: { contextId, groupUid, form } }), answers.exportSubmissions),
    onSuccess: ({ data }, form) => deliver[form](byName(data, locale)),
    onError: (error) => show({ type: 'error', message: errorText(error) }),
  });
  if (looksOn) return null;
  const press = (form: Form) => ({
    'aria-disabled': take.isPending,
    onClick: () => {
      if (!take.isPending) take.mutate(form);
    },
  });
  return (
    <>
      <Buttons>
        <Button variant="outlined" {...press('csv')}>
          <DownloadIcon aria-hidden />
          {t(($) => $.csv)}
        </Button>
        <Button variant="outlined" {...press('paper')}>
          <PrintIcon aria-hidden />
          {t(($) => $.print)}
        </Button>
      </Buttons>
      {printed ? <PrintedReview review={review} pupils={printed} /> : null}
    </>
  );
}
