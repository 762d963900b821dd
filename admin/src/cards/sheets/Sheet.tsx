import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from './QrCode.tsx';
import type { LoginCard } from './sheets.ts';

/** Returns a length on paper: `--mm` is a millimetre in print, and less in a narrow preview. */
const mm = (length: number) => `calc(var(--mm) * ${length})`;

const Paper = styled('ol')({
  // Paper is white and ink is black, whatever theme the screen has.
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  boxSizing: 'border-box',
  width: mm(210),
  // Slightly less than the page, because rounding up would start an empty one.
  height: mm(296.8),
  margin: 0,
  padding: `${mm(13.4)} ${mm(15)}`,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(2, ${mm(90)})`,
  gridAutoRows: mm(54),
  overflow: 'hidden',
  breakInside: 'avoid',
});

const Card = styled('li')({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto`,
  gap: mm(3),
  alignItems: 'center',
  padding: mm(5),
  // The line to cut along.
  border: `${mm(0.2)} dashed GrayText`,
  overflow: 'hidden',
  fontSize: mm(3.2),
  lineHeight: token('font.lineHeight.compact'),
  '& p': { margin: 0 },
  '& > div': { display: 'grid', gap: mm(1.2), minWidth: 0 },
  '& > svg': { width: mm(38), height: mm(38), marginInlineEnd: mm(-3) },
  '& strong': { fontSize: mm(4.6), lineHeight: token('font.lineHeight.heading') },
  '& code': { fontSize: mm(4.4), fontFamily: 'ui-monospace, monospace', fontWeight: token('font.weight.strong') },
  '& small': { fontSize: mm(2.8) },
});

interface SheetProps {
  readonly cards: readonly LoginCard[];
  /** The host where the pupils sign in, without the scheme. */
  readonly host: string;
}

/** Renders a sheet of A4 with login cards. */
export const Sheet = memo(function Sheet({ cards, host }: SheetProps) {
  const { t } = useTranslation('cards');
  return (
    <Paper>
      {cards.map(({ userUid, name, userName, groupName, schoolName, secret }) => (
        <Card key={userUid}>
          <div>
            <p>
              <small>{[schoolName, groupName].filter(Boolean).join(' · ')}</small>
            </p>
            <p>
              <strong>{name}</strong>
            </p>
            {secret && 'password' in secret ? (
              <>
                <p>
                  <small>{t(($) => $.card.userName)}</small>
                  <br />
                  <code>{userName}</code>
                </p>
                <p>
                  <small>{t(($) => $.card.password)}</small>
                  <br />
                  <code>{secret.password}</code>
                </p>
                <p>
                  <small>{t(($) => $.card.typeAt, { host })}</small>
                </p>
              </>
            ) : (
              <p>
                <small>{t(($) => $.card.scan)}</small>
                <br />
                <small>{host}</small>
              </p>
            )}
          </div>
          {secret && 'password' in secret ? null : (
            // Before the print, a code without a secret shows how the card will look.
            <QrCode text={secret?.url ?? host} sample={secret === null} label={t(($) => $.card.qrOf, { name })} />
          )}
        </Card>
      ))}
    </Paper>
  );
});
