import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import type { AuditLogEntry } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '../users/page/history/ChangeText.tsx';
import { parseChange } from '../users/page/history/change.ts';
import { actionNameOf } from './actionNames.ts';

const Entries = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: '0.25rem',
    paddingBlock: '0.75rem',
    borderBlockStart: `1px solid ${token('color.border.divider')}`,
    overflowWrap: 'anywhere',
  },
  '& small': {
    fontSize: token('font.size.caption'),
    color: token('color.text.muted'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 0.5rem',
    // Aligns the button's text with the other texts.
    '& > button': { paddingInline: 0 },
  },
});

/** Fields whose values add nothing to the name of the action. */
const detailsInAction: ReadonlySet<string> = new Set(['loginCard', 'loginCardPrint']);

interface TimelineProps {
  readonly entries: readonly AuditLogEntry[];
  /** Shows the entries of an actor. */
  readonly onActor: (uid: string) => void;
}

/** Shows audit log entries, the newest first: the action, its subject, its changes, the time and the actor. */
export function Timeline({ entries, onActor }: TimelineProps) {
  const { t } = useTranslation('audit');
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Entries>
      {entries.map(({ id, timestamp, subject, subjectName, actor, actingAs, action, changes }) => {
        const known = actionNameOf({ action, changes });
        return (
          <li key={id}>
            <span>
              <strong>{known ? t(($) => $.actions[known]) : action}</strong> {subjectName ?? subject}
            </span>
            {changes
              .filter(({ field }) => !detailsInAction.has(field))
              .map((change) => (
                <span key={change.field}>
                  <ChangeText change={parseChange(change)} />
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
