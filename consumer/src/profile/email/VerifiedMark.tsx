import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontSize: token('font.size.caption'),
  fontWeight: token('font.weight.medium'),
  '& > svg': { fontSize: token('size.icon.inline') },
}));

/** Shows whether an email address is confirmed: by text, icon and colour. */
export function VerifiedMark({ verified }: { readonly verified: boolean }) {
  const { t } = useTranslation('consumer');
  return verified ? (
    <Mark sx={{ color: token('color.feedback.success') }}>
      <CheckCircleIcon aria-hidden />
      <span>{t(($) => $.profile.verified)}</span>
    </Mark>
  ) : (
    <Mark sx={{ color: token('color.feedback.warning') }}>
      <ErrorIcon aria-hidden />
      <span>{t(($) => $.profile.notVerified)}</span>
    </Mark>
  );
}
