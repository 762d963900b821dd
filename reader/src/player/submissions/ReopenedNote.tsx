import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type Submission, shortTime } from './Submission.ts';

const Note = styled('p')({
  margin: 0,
  padding: `${token('space.150')} ${token('space.200')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.sunken'),
});

/** Announces a note that comes while the form is open; without one it takes no place in the form's grid. */
const Live = styled('div')({ '&:empty': { marginBlockEnd: `calc(-1 * ${token('space.250')})` } });

/** Says who has reopened a submission, and when; nothing where nobody has. */
export function ReopenedNote({ submission: { reopenedAt, reopenedByName, userName } }: { readonly submission: Submission }) {
  const { t, i18n } = useTranslation('reader');
  const time = shortTime(reopenedAt, i18n.language);
  const name = reopenedByName;
  const reopened = name === undefined ? t(($) => $.submissions.reopened, { time }) : t(($) => $.submissions.reopenedBy, { time, name });
  return (
    <Live role="status">
      {/* Staff read the answers of others. */}
      {reopenedAt === undefined ? null : (
        <Note>{userName === undefined ? `${reopened} ${t(($) => $.submissions.reopenedText)}` : reopened}</Note>
      )}
    </Live>
  );
}
