import BackIcon from '@mui/icons-material/ArrowBack';
import { useAnnounced } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { SmallBar, Way } from './bars.ts';

/** Leads back from a page to the form that has made room for it. */
export function FormBar({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('reader');
  const label = t(($) => $.submissions.backToForm);
  useAnnounced(label);
  return (
    <SmallBar>
      <Way type="button" onClick={onBack}>
        <BackIcon aria-hidden />
        <span>{label}</span>
      </Way>
    </SmallBar>
  );
}
