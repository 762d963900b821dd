import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../annotations/copyText.ts';

const Beside = styled('div')({
  display: 'grid',
  gap: token('space.100'),
  padding: `${token('space.150')} ${token('space.200')}`,
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.sunken'),
  '& > p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: token('space.150') },
});

interface NotHandedInProps {
  readonly text: string;
  readonly onDiscard: () => void;
}

/** Shows a text that was typed here and is not part of what has been handed in, to be copied. */
export function NotHandedIn({ text, onDiscard }: NotHandedInProps) {
  const { t } = useTranslation('reader');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Beside>
      <strong>{t(($) => $.submissions.handedInElsewhere)}</strong>
      <p dir="auto">{text}</p>
      <div>
        <Button onClick={() => void copyText(text).then(setIsCopied)}>
          {isCopied ? t(($) => $.submissions.copied) : t(($) => $.submissions.copy)}
        </Button>
        <Button onClick={onDiscard}>{t(($) => $.submissions.discard)}</Button>
      </div>
    </Beside>
  );
}
