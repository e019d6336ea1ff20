import { useLanguage } from '@portal/platform';
import { formatDateTime, formatLongDate } from '@portal/ui';
import { useVerificationTexts } from '../messages/verification-texts.ts';
import { type Standing, wordOf } from './standing.ts';
import './clearance.css';

/** Told apart by shape before colour: a round tick, a clock, the octagon of a stop sign. */
const shapes = {
  valid: 'M50 6a44 44 0 110 88 44 44 0 010-88zM29 51l15 15 27-31',
  expired: 'M50 6a44 44 0 110 88 44 44 0 010-88zM50 26v26l17 11',
  revoked: 'M32 6h36l26 26v36l-26 26h-36l-26-26v-36zM30 50h40',
} as const;

export interface StandingBandProps {
  readonly standing: Standing;
  readonly listedOn: number | undefined;
}

/** One word that is read at arm's length, and what it rests on. */
export function StandingBand({ standing, listedOn }: StandingBandProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const { state, validUntil, revokedOn, askedAt } = standing;
  const day = {
    valid: askedAt === undefined ? '' : texts.tccOnDay(formatDateTime(askedAt, language)),
    expired: texts.tccEndedOn(formatLongDate(validUntil, language)),
    revoked: revokedOn === null ? '' : texts.tccOnDay(formatLongDate(revokedOn, language)),
  }[state];
  return (
    <div className="tcc-band" data-state={state} role="status">
      <svg viewBox="0 0 100 100" width="76" height="76" aria-hidden="true" focusable="false">
        <path d={shapes[state]} />
      </svg>
      <p className="tcc-word">{texts[wordOf[state]]}</p>
      {day !== '' && <p>{day}</p>}
      {state !== 'valid' && (
        <p>
          <strong>{texts.tccDoNotAccept}</strong>
        </p>
      )}
      {askedAt === undefined && (
        <p>
          {listedOn === undefined
            ? texts.tccNoList
            : texts.tccByList(formatDateTime(listedOn, language), state === 'revoked')}
        </p>
      )}
    </div>
  );
}
