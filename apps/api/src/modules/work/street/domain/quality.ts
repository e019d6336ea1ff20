import type { RecordQuality } from '@portal/contracts';

interface Figures {
  readonly accepted: number;
  readonly returned: number;
  readonly rejected: number;
  readonly captured: number;
  readonly placesAmiss: number;
}

const [enoughToJudge, sampledFrom, checkedFrom] = [20, 0.05, 0.15] as const;

/** From decided records and places: under one in twenty amiss is trusted, from three in twenty on each record is looked at. */
export function qualityOf({ accepted, returned, rejected, captured, placesAmiss }: Figures): RecordQuality {
  const decided = accepted + returned + rejected;
  if (decided < enoughToJudge) return 'new';
  const amiss = Math.max((returned + rejected) / decided, placesAmiss / captured);
  if (amiss >= checkedFrom) return 're-check';
  return amiss >= sampledFrom ? 'sampled' : 'trusted';
}
