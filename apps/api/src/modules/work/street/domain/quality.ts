import type { RecordQuality } from '@portal/contracts';

interface Figures {
  readonly accepted: number;
  readonly returned: number;
  readonly rejected: number;
  readonly captured: number;
  readonly placesAmiss: number;
  readonly checked: number;
  readonly differed: number;
}

const [enoughToJudge, sampledFrom, checkedFrom] = [20, 0.05, 0.15] as const;
const enoughChecks = 5;

/**
 * From decided records, places and spot checks: under one in twenty amiss is trusted, from three in twenty on each record is looked at.
 * A record that differs when it is seen again stands for many that nobody saw: trusted is nobody of whom one did.
 */
export function qualityOf({
  accepted,
  returned,
  rejected,
  captured,
  placesAmiss,
  checked,
  differed,
}: Figures): RecordQuality {
  const decided = accepted + returned + rejected;
  if (decided < enoughToJudge) return 'new';
  const differing = checked < enoughChecks ? 0 : differed / checked;
  const amiss = Math.max((returned + rejected) / decided, placesAmiss / captured, differing);
  if (amiss >= checkedFrom) return 're-check';
  return amiss >= sampledFrom || differed > 0 ? 'sampled' : 'trusted';
}
