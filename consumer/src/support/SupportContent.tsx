import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ButtonLink, Section, Spot } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportOffer } from './supportOffer.ts';

/** Shows the parts side by side where there is room. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: theme.spacing(3),
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > div': { display: 'grid', gap: theme.spacing(1.5), flex: '1 1 14rem' },
  '& > svg': { marginInline: 'auto' },
}));

/** Shows help, feedback and, for users who manage users, the files of the import. */
export function SupportContent({ offer: { support, feedback, importTemplate, importGuide } }: { readonly offer: SupportOffer }) {
  const { t } = useTranslation('consumer');
  const { t: shell } = useTranslation('shell');
  return (
    <Parts>
      <Part picture title={t(($) => $.support.help)} text={t(($) => (support === undefined ? $.support.askSchool : $.support.helpText))}>
        {support === undefined ? null : <Away href={support}>{t(($) => $.support.open)}</Away>}
      </Part>
      {importTemplate !== undefined || importGuide !== undefined ? (
        <Part title={t(($) => $.support.import)} text={t(($) => $.support.importText)}>
          {importTemplate === undefined ? null : <File href={importTemplate}>{t(($) => $.support.template)}</File>}
          {importGuide === undefined ? null : <File href={importGuide}>{t(($) => $.support.guide)}</File>}
        </Part>
      ) : null}
      {feedback === undefined ? null : (
        <Part title={shell(($) => $.menu.feedback)} text={t(($) => $.support.feedbackText)}>
          <Away href={feedback}>{shell(($) => $.menu.feedback)}</Away>
        </Part>
      )}
    </Parts>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  /** Whether the grandmother with her tea is beside it. */
  readonly picture?: boolean;
  readonly children: ReactNode;
}

function Part({ title, text, picture = false, children }: PartProps) {
  return (
    <Section title={title}>
      <Body>
        <div>
          <Typography sx={{ maxWidth: '60ch' }}>{text}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {children}
          </Stack>
        </div>
        {picture ? <Spot name="no-tasks" /> : null}
      </Body>
    </Section>
  );
}

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Shows a link that leaves the platform. */
const Away = ({ href, children }: LinkProps) => (
  <ButtonLink href={href} rel="external" variant="outlined">
    {children}
    <OpenInNewIcon fontSize="small" aria-hidden />
  </ButtonLink>
);

const File = ({ href, children }: LinkProps) => (
  <ButtonLink href={href} download variant="outlined">
    <DownloadIcon fontSize="small" aria-hidden />
    {children}
  </ButtonLink>
);
