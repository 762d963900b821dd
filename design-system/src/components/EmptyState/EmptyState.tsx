import InboxIcon from '@mui/icons-material/Inbox';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** The props of the placeholder for empty content. */
export interface EmptyStateProps {
  title: string;
  description?: string;
  icon?: ReactNode;
  /** The next step, such as a button. */
  action?: ReactNode;
}

/** Says that there is no content yet and what to do next. */
export function EmptyState({ title, description, icon = <InboxIcon />, action }: EmptyStateProps) {
  return (
    <StateMessage
      icon={icon}
      tone="neutral"
      heading={
        <Typography variant="h2" component="p">
          {title}
        </Typography>
      }
      description={description}
      actions={action}
    />
  );
}
