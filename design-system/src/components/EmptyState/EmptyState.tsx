import InboxIcon from '@mui/icons-material/Inbox';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** What stands in the place of content that there is none of. */
export interface EmptyStateProps {
  title: string;
  description?: string;
  icon?: ReactNode;
  /** The next step, such as a button. */
  action?: ReactNode;
}

/** Says that there is nothing here (yet) and what to do about it. */
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
