import { Alert, Button } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

interface DraftNoticeProps {
  readonly onDrop: () => void;
}

/** Says at the top of a form that its draft from an earlier visit is not saved, and offers to drop it. */
export function DraftNotice({ onDrop }: DraftNoticeProps) {
  const { t } = useTranslation('consumer');
  return (
    <Alert severity="info" action={<Button onClick={onDrop}>{t(($) => $.draft.drop)}</Button>}>
      {t(($) => $.draft.unsaved)}
    </Alert>
  );
}
