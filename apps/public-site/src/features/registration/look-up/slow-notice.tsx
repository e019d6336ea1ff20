import { Button, Notice } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useRegistrationMessages } from '../messages/use-registration-messages.ts';

/** After that long a person begins to doubt. */
const patienceMs = 5000;

export interface SlowNoticeProps {
  readonly onCancel: () => void;
}

/** Shown while the register is asked, and says something only when that takes long. */
export function SlowNotice({ onCancel }: SlowNoticeProps) {
  const messages = useRegistrationMessages();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Notice kind="info" role="status" title={messages.slowTitle}>
      <p>{messages.slowText}</p>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {messages.stopWaiting}
      </Button>
    </Notice>
  );
}
