import { styled } from '@mui/material/styles';
import { ErrorMessage, FailedQuery, useCanAccess } from '@realmkit/admin-kit';
import { Announced, Button, ConfirmDialog, EmptyState, PageSkeleton, Progress, Radio, Section, token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAllRows } from '../../dataProvider/useGetAllRows.ts';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { type CardSubject, filterOf } from '../cardSubject.ts';
import type { CardHolder, CardMethod } from '../loginCards.ts';
import { useCardMaking } from '../useCardMaking.ts';
import { HolderTable } from './HolderTable.tsx';
import { MadeCardsView } from './MadeCardsView.tsx';
import { PrintLog } from './PrintLog.tsx';

const Methods = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, fontWeight: token('font.weight.medium') },
  '& small': { display: 'block', color: token('color.text.muted'), fontSize: token('font.size.caption') },
}));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

const methods = ['qr', 'pwd'] as const satisfies readonly CardMethod[];
type Question = { readonly about: 'void'; readonly holder: CardHolder } | { readonly about: 'reissue' | 'passwords' };

/** Shows the pupils of a subject, makes their cards, and shows the print log and then the sheets. */
export function SubjectCards({ subject }: { readonly subject: CardSubject }) {
  const { t } = useTranslation('cards');
  const [method, setMethod] = useState<CardMethod>('qr');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question>();
  const { canAccess: managesUsers } = useCanAccess({ resource: 'users', action: 'list' });
  const { made, share, preview, print, make, reissue, makeVoid, close } = useCardMaking(subject);
  const query = useGetAllRows<PanelRow<'loginCards'>>('loginCards', {
    filter: filterOf(subject),
    sort: { field: 'name', order: 'ASC' },
  });
  // Passwords exist nowhere else, so nothing that happens to the list may hide them.
  if (made)
    return (
      <MadeCardsView
        made={made}
        busy={make.isPending || print.isPending}
        errorMessage={print.errorMessage}
        onPrint={() => print.mutate(made)}
        onRetry={(again) => make.mutate(again)}
        onClose={close}
      />
    );
  if (query.error) return <FailedQuery query={query} title={t(($) => $.failed)} />;
  const holders = query.data;
  if (holders === undefined) return <PageSkeleton label={t(($) => $.loading)} />;
  if (holders.length === 0) {
    const help = managesUsers ? t(($) => $.noPupilsHelp) : t(($) => $.noPupilsOfGroups);
    return <EmptyState title={t(($) => $.noPupils)} description={help} />;
  }

  const selected = holders.filter(({ userUid }) => !excluded.has(userUid));
  const switchedOff = selected.filter(({ qrCodeLogin }) => !qrCodeLogin);
  const eligible = method === 'qr' ? selected.filter(({ qrCodeLogin }) => qrCodeLogin) : selected;
  const busy = make.isPending || reissue.isPending || makeVoid.isPending;
  const errorMessage = make.errorMessage ?? reissue.errorMessage ?? makeVoid.errorMessage;
  const confirm = () => {
    if (question?.about === 'void') makeVoid.mutate(question.holder);
    if (question?.about === 'reissue') reissue.mutate(eligible);
    if (question?.about === 'passwords') make.mutate(eligible);
    setQuestion(undefined);
  };
  const texts = {
    void: {
      title: t(($) => $.voidQuestion, { name: question?.about === 'void' ? question.holder.name : '' }),
      help: t(($) => $.voidHelp),
      action: t(($) => $.void),
    },
    reissue: {
      title: t(($) => $.reissue.question, { count: eligible.length }),
      help: t(($) => $.reissue.help),
      action: t(($) => $.reissue.confirm),
    },
    passwords: {
      title: t(($) => $.passwords.question, { count: eligible.length }),
      help: t(($) => $.passwords.help),
      action: t(($) => $.passwords.confirm),
    },
  }[question?.about ?? 'void'];
  return (
    <>
      <Section title={t(($) => $.make)}>
        <Methods disabled={busy}>
          <legend>{t(($) => $.method)}</legend>
          {methods.map((each) => (
            <Radio key={each} name="method" checked={method === each} onChange={() => setMethod(each)}>
              {t(($) => $.methods[each])}
              <small>{t(($) => $.methodHelp[each])}</small>
            </Radio>
          ))}
        </Methods>
        {method === 'qr' && switchedOff.length > 0 ? (
          <Announced>{t(($) => $.switchedOffHelp, { count: switchedOff.length })}</Announced>
        ) : null}
        {share === undefined ? null : <Progress label={t(($) => $.passwords.setting)} value={share} />}
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <Buttons>
          {method === 'qr' ? (
            <>
              <Button variant="contained" disabled={busy || eligible.length === 0} onClick={() => preview(eligible)}>
                {t(($) => $.preview.open, { count: eligible.length })}
              </Button>
              <Button
                variant="outlined"
                disabled={busy || !eligible.some(({ card }) => card)}
                onClick={() => setQuestion({ about: 'reissue' })}
              >
                {t(($) => $.reissue.start)}
              </Button>
            </>
          ) : (
            <Button variant="contained" disabled={busy || eligible.length === 0} onClick={() => setQuestion({ about: 'passwords' })}>
              {t(($) => $.passwords.start, { count: eligible.length })}
            </Button>
          )}
        </Buttons>
      </Section>
      <Section title={t(($) => $.pupils)}>
        <HolderTable
          holders={holders}
          chosen={new Set(selected.map(({ userUid }) => userUid))}
          onChoose={(uids) => setExcluded(new Set(holders.map(({ userUid }) => userUid).filter((uid) => !uids.has(uid))))}
          onVoid={(holder) => setQuestion({ about: 'void', holder })}
        />
      </Section>
      <PrintLog subject={subject} />
      <ConfirmDialog
        open={question !== undefined}
        title={texts.title}
        description={texts.help}
        confirmLabel={texts.action}
        cancelLabel={t(($) => $.cancel)}
        destructive
        onConfirm={confirm}
        onCancel={() => setQuestion(undefined)}
      />
    </>
  );
}
