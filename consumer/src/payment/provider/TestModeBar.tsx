import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Shows a permanent warning that the simulator moves no money. */
export function TestModeBar() {
  const { t } = useTranslation('shop');
  return (
    <Alert severity="warning" role="note">
      {t(($) => $.checkout.testMode)}
    </Alert>
  );
}
