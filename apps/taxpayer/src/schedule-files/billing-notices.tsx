import { formatNaira, type Kobo } from '@portal/contracts';
import { Notice } from '@portal/ui';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';

interface BillingNoticesProps {
  readonly schedule: {
    readonly state: 'draft' | 'filed';
    readonly replacedKobo: Kobo;
    readonly overKobo: Kobo;
    /** What became of it; then nothing more is said here. */
    readonly credit: object | null;
  };
}

/** What an amendment does with the bills before it, and what it leaves with the state. */
export function BillingNotices({ schedule: { state, replacedKobo, overKobo, credit } }: BillingNoticesProps) {
  const messages = useScheduleMessages();
  return (
    <>
      {replacedKobo > 0 && (
        <Notice kind="info">
          <p>{(state === 'draft' ? messages.replaces : messages.replaced)(formatNaira(replacedKobo))}</p>
        </Notice>
      )}
      {overKobo > 0 && !credit && (
        <Notice kind="info">
          <p>{(state === 'draft' ? messages.overDecided : messages.over)(formatNaira(overKobo))}</p>
        </Notice>
      )}
    </>
  );
}
