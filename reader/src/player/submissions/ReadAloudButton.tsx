import StopIcon from '@mui/icons-material/StopCircleOutlined';
import ReadIcon from '@mui/icons-material/VolumeUpOutlined';
import { IconButton } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

/** Reads a question aloud. */
export interface ReadAloud {
  /** True while this question is read. */
  readonly isReading: boolean;
  readonly onToggle: () => void;
}

interface ReadAloudButtonProps {
  /** Undefined where no voice reads: then there is no button. */
  readonly readAloud: ReadAloud | undefined;
  /** The id of the question's text, which tells this button from the others. */
  readonly describedBy: string;
}

/** Starts and stops the voice that reads a question. */
export function ReadAloudButton({ readAloud, describedBy }: ReadAloudButtonProps) {
  const { t } = useTranslation('reader');
  if (!readAloud) return null;
  const { isReading, onToggle } = readAloud;
  return (
    <IconButton label={t(($) => $.submissions[isReading ? 'stopReading' : 'readAloud'])} aria-describedby={describedBy} onClick={onToggle}>
      {isReading ? <StopIcon aria-hidden /> : <ReadIcon aria-hidden />}
    </IconButton>
  );
}
