import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { StatePicture } from './state-picture.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** Why there is nothing, in a sentence. */
  readonly children?: ReactNode;
  /** The next step: a link or a button. */
  readonly action?: ReactNode;
  readonly icon?: IconName;
  /** Level of the title, one below the heading it stands under. */
  readonly headingLevel?: 2 | 3;
}

export function EmptyState({ title, children, action, icon = 'receipt', headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty">
      <StatePicture icon={icon} />
      <Heading className="ui-heading">{title}</Heading>
      {children && <div className="ui-empty-text">{children}</div>}
      {action}
    </div>
  );
}
