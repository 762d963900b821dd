import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';

/** Renders a text of code with a button that copies it. */
export function CopyText({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <span>
      <code>{text}</code>
      <Button size="small" aria-label={`Copy ${text}`} onClick={copy}>
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
    </span>
  );
}
