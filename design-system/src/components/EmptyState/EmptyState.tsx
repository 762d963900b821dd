import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SpotName } from '../../spots/SpotName.ts';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

/** The props of the placeholder for empty content. */
export interface EmptyStateProps {
  title: string;
  description?: string;
  /** The drawing: an empty shelf, unless something else says it better. */
  picture?: SpotName;
  /** An icon in place of the drawing. */
  icon?: ReactNode;
  /** The next step, such as a button. */
  action?: ReactNode;
}

/** Says that there is no content yet and what to do next. */
export function EmptyState({ title, description, picture = 'empty', icon, action }: EmptyStateProps) {
  return (
    <StateMessage
      picture={picture}
      icon={icon}
      heading={
        <Typography variant="h2" component="p" data-heading="">
          {title}
        </Typography>
      }
      description={description}
      actions={action}
    />
  );
}
