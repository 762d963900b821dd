import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { AuditLogEntry } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { ChangeText } from './ChangeText.tsx';
import { parseChange } from './change.ts';

const Entry = styled('li')({
  display: 'grid',
  gap: '0.125rem',
  '& > small': { fontSize: token('font.size.caption'), color: token('color.text.muted') },
});

/** Shows one entry of a user's history: what, when and by whom. */
export function HistoryEntry({ entry: { timestamp, actor, changes } }: { readonly entry: AuditLogEntry }) {
  const { locale } = useLocale();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp));
  return (
    <Entry>
      {changes.map((change) => (
        <span key={change.field}>
          <ChangeText change={parseChange(change)} />
        </span>
      ))}
      <small>
        <time dateTime={timestamp}>{when}</time> · {actor.name}
      </small>
    </Entry>
  );
}
