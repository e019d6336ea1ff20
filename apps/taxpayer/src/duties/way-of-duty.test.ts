import { type ReturnKindId, returnKinds } from '@portal/contracts';
import { expect, it } from 'vitest';
import { wayOfDuty } from './way-of-duty.ts';

it('leads to the return that answers a duty, whatever kinds there are', () => {
  for (const [kind, { duty }] of Object.entries(returnKinds) as [ReturnKindId, { duty: 'direct-assessment' }][])
    expect(wayOfDuty(duty, '2026')).toBe(`/user/returns/${kind}/2026`);
});
