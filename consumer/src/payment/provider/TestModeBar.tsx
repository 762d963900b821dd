import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says for as long as the stand-in is there that no money moves; nobody can close it. */
export function TestModeBar() {
  const { t } = useTranslation('shop');
  return (
    <Alert severity="warning" role="note">
      {t(($) => $.checkout.testMode)}
    </Alert>
  );
}
