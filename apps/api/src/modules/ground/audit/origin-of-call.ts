import { currentCall } from '../../../platform/http/current-call.ts';
import type { RowOrigin } from './data/audit-log.repository.ts';
import { deviceNameOf } from './device-name.ts';

/** From where the call comes that is being answered; of nothing that happens by itself. */
export function originOfCall(): RowOrigin {
  const call = currentCall();
  return {
    role: call?.role ?? null,
    address: call?.address ?? null,
    device: call ? deviceNameOf(call.userAgent) || null : null,
    requestId: call?.requestId ?? null,
  };
}
