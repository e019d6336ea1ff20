import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

export interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  /** For a notice that appears after the page was read: `alert` interrupts, `status` waits. Absent: it was there from the start. */
  readonly role?: 'alert' | 'status';
}

/** A message that stays on the page. */
export function Notice({ kind, title, children, role }: NoticeProps) {
  const messages = useUiMessages();
  const kindWords = {
    info: messages.information,
    success: messages.success,
    warning: messages.warning,
    danger: messages.error,
  } satisfies Record<NoticeKind, string>;
  return (
    <div className="ui-notice" data-kind={kind} role={role}>
      <Icon name={icons[kind]} size={22} />
      <div>
        <span className="ui-hidden">{kindWords[kind]}: </span>
        {title && <p className="ui-notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
