import { AuditFrame } from '../audit-frame.tsx';
import { AuditScreen } from '../features/audit/index.ts';

export function Component() {
  return (
    <AuditFrame>
      <AuditScreen />
    </AuditFrame>
  );
}
