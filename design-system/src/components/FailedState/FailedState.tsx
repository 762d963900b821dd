import Typography from '@mui/material/Typography';
import { Button } from '../Button/Button.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** The props of the placeholder for content that could not be loaded. */
export interface FailedStateProps {
  title: string;
  description?: string;
  /** Whether its title is the heading of a page that has nothing else. */
  isPage?: boolean;
  retry?: { label: string; onRetry: () => void; busy?: boolean };
}

/** Says that the content could not be loaded, and offers a retry. */
export function FailedState({ title, description, isPage = false, retry }: FailedStateProps) {
  return (
    <StateMessage
      urgency="assertive"
      picture={navigator.onLine ? 'failed' : 'offline'}
      heading={
        <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
          {title}
        </Typography>
      }
      description={description}
      actions={
        retry ? (
          <Button variant="outlined" onClick={retry.onRetry} disabled={retry.busy ?? false}>
            {retry.label}
          </Button>
        ) : undefined
      }
    />
  );
}
