import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useListContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';
import { LoadingPage } from '../../page/LoadingPage.tsx';
import { ChangeText } from '../users/edit/history/ChangeText.tsx';
import { actionNameOf } from './actionNames.ts';
import { LogEntries } from './LogEntries.ts';

/** Fields whose values add nothing to the name of the action. */
const detailsInAction: ReadonlySet<string> = new Set(['loginCard', 'loginCardPrint']);

const Entries = styled(LogEntries)({ paddingInline: token('space.200'), '& > li:first-of-type': { borderBlockStart: 0 } });

interface TimelineProps {
  /** Shows the entries of an actor. */
  readonly onActor: (uid: string) => void;
}

/** Shows the audit log entries of the enclosing list, the newest first: the action, its subject, its changes, the time and the actor. */
export function Timeline({ onActor }: TimelineProps) {
  const { t } = useTranslation('audit');
  const { data: entries = [], isPending } = useListContext<PanelRow<'auditLogs'>>();
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (isPending) return <LoadingPage />;
  return (
    <Entries>
      {entries.map(({ id, timestamp, subject, subjectName, actor, actingAs, action, changes }) => {
        const known = actionNameOf({ action, changes });
        return (
          <li key={id}>
            <span>
              <strong>{known ? t(($) => $.actions[known]) : action}</strong> <bdi>{subjectName ?? subject}</bdi>
            </span>
            {changes
              .filter(({ field }) => !detailsInAction.has(field))
              .map((change) => (
                <span key={change.field}>
                  <ChangeText change={change} />
                </span>
              ))}
            <small>
              <time dateTime={timestamp}>{time.format(new Date(timestamp))}</time>
              <Button size="small" onClick={() => onActor(actor.uid)} aria-label={t(($) => $.allBy, { name: actor.name })}>
                {actor.name}
              </Button>
              {actingAs ? <span>{t(($) => $.actingAs, { name: actingAs.name })}</span> : null}
            </small>
          </li>
        );
      })}
    </Entries>
  );
}
