import { stepsOfCall, testOutcomeHeader } from '@portal/contracts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import type { CallToAnswer } from '../../../../platform/http/partner/serve-partner.ts';
import { noteSteps } from '../data/certifications.repository.ts';
import { countFault } from '../data/partner-faults.repository.ts';
import type { Modes } from './identify-partner.ts';

/** What the portal keeps of a call in the database of its mode: refusals are counted, and steps of a certification are seen. */
export async function watchCall(modes: Modes, caller: PartnerCaller, call: CallToAnswer): Promise<void> {
  const deps = modes[caller.mode];
  if (!deps) return;
  try {
    if (call.code !== undefined) await countFault(deps.db, caller.expertSystemId, call.code);
    if (caller.mode === 'live') return;
    const steps = stepsOfCall({
      ...{ operation: call.endpoint.operation, status: call.status, code: call.code },
      isReplay: call.answered('idempotent-replayed') === 'true',
      outcome: call.answered(testOutcomeHeader),
    });
    if (steps.length > 0)
      await noteSteps(deps.db, caller.keyId, steps, { at: deps.clock.now(), requestId: call.requestId });
  } catch (error) {
    deps.log.error({ err: error }, 'a call of a partner could not be counted');
  }
}
