import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export type StatusTone = 'good' | 'warning' | 'danger' | 'info' | 'neutral';

const icons: Readonly<Record<StatusTone, IconName>> = {
  good: 'check',
  warning: 'clock',
  danger: 'error',
  info: 'info',
  neutral: 'info',
};

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  readonly icon?: IconName;
}

/** A state in a word, with a sign: colour never says it alone. */
export function StatusBadge({ tone, children, icon = icons[tone] }: StatusBadgeProps) {
  return (
    <span className="ui-badge" data-tone={tone}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
