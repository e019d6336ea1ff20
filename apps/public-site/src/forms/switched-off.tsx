import type { FeatureId } from '@portal/contracts';
import { useSwitchedOff } from '@portal/platform/lookups';
import { Notice } from '@portal/ui';
import { useNoteMessages } from './messages/use-note-messages.ts';

export interface SwitchedOffProps {
  readonly feature: FeatureId;
}

/** Above a form whose sending the service has switched off: nobody fills it in for nothing. */
export function SwitchedOff({ feature }: SwitchedOffProps) {
  const messages = useNoteMessages();
  const off = useSwitchedOff(feature);
  if (!off) return null;
  return (
    <Notice kind="warning" title={messages.switchedOff} role="status">
      <p>{off.effect}</p>
    </Notice>
  );
}
