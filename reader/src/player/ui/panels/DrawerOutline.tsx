import { styled } from '@mui/material/styles';
import { blockStyle, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** Three groups, each a heading and its fields. */
const Outline = styled('div')({
  display: 'grid',
  gap: token('space.150'),
  '& > span': { ...blockStyle, height: '2.75rem', '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
  '& > span:nth-of-type(3n + 1)': { height: '1.25rem', width: '40%' },
});
const outlined = Array.from({ length: 9 }, (_, index) => index);

/** Shows the outline of a panel's content until its script has come. */
export function DrawerOutline() {
  const { t } = useTranslation('reader');
  return (
    <Outline role="status" aria-label={t(($) => $.submissions.loading)}>
      {outlined.map((index) => (
        <span key={index} />
      ))}
    </Outline>
  );
}
