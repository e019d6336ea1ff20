import { AuditFrame } from '../audit-frame.tsx';
import { ActivityScreen } from '../features/audit/index.ts';

export function Component() {
  return (
    <AuditFrame>
      <ActivityScreen />
    </AuditFrame>
  );
}
