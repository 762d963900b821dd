import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useState } from 'react';

const Code = styled('pre')(({ theme }) => ({
  maxHeight: '24rem',
  overflow: 'auto',
  padding: theme.spacing(2),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderRadius: token('radius.control'),
  fontSize: token('font.size.caption'),
}));

/** Shows printed code, with a button that copies it. It is for engineers, and therefore English in every language. */
export function CodeToCopy({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <section lang="en" dir="ltr" aria-label="The code of this page">
      <Button variant="outlined" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy the code'}
      </Button>
      <Code tabIndex={0}>{code}</Code>
    </section>
  );
}
