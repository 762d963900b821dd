import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Black = styled('button')({
  position: 'absolute',
  inset: 0,
  // Above the bars and the panels.
  zIndex: 10,
  padding: 0,
  border: 0,
  backgroundColor: 'black',
  cursor: 'none',
});

/** Covers the book with black, as a presenter asks for; a press shows the book again. */
export function BlankScreen({ onShowAgain }: { readonly onShowAgain: () => void }) {
  const { t } = useTranslation('reader');
  return <Black type="button" data-blank="" aria-label={t(($) => $.presentation.showAgain)} onClick={onShowAgain} />;
}
