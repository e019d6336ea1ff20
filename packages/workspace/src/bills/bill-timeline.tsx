import { type BillEvent, type BillEventKind, formatNaira, type Localized, workKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { dayOfMoment, timeInLagos } from '../lists/format.ts';
import { shownReference } from '../lists/table/cell.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';

export interface BillTimelineProps {
  /** The newest first. */
  readonly events: readonly BillEvent[];
}

const tones: Readonly<Partial<Record<BillEventKind, 'good' | 'warning' | 'danger' | 'info'>>> = {
  attempt: 'info',
  paid: 'good',
  receipt: 'good',
  moved: 'danger',
  void: 'danger',
  'review-opened': 'warning',
  refund: 'info',
  credit: 'info',
};

const refundSteps: Readonly<Record<string, { readonly name: Localized }>> = {
  open: workKinds.refund.states.requested,
  ...workKinds.refund.moves,
};

/** What happened, by day, the newest first. The provider's answer stands in words, its code beside it. */
export function BillTimeline({ events }: BillTimelineProps) {
  const language = useLanguage();
  const days = [...new Set(events.map(({ at }) => dayOfMoment(at)))];
  return (
    <div className="ws-timeline">
      {days.map((day) => (
        <section key={day}>
          <h3>{formatDate(day, language)}</h3>
          <ol>
            {events
              .filter(({ at }) => dayOfMoment(at) === day)
              .map((event, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not move
                <li key={index} data-tone={tones[event.kind]}>
                  <Happening event={event} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Happening({ event }: { readonly event: BillEvent }) {
  const messages = useBillMessages();
  const localized = useLocalized();
  const { kind, at, provider, reference, amountKobo, code, outcome } = event;
  const names: Readonly<Record<string, string>> = { remita: 'Remita', interswitch: 'Interswitch' };
  const words: Readonly<Record<string, string>> = messages.outcomes;
  const title = kind === 'moved' ? (words[code ?? ''] ?? messages.kinds.moved) : messages.kinds[kind];
  const refundStep = kind === 'refund' ? refundSteps[code ?? ''] : undefined;
  const about = [
    refundStep && localized(refundStep.name),
    kind === 'credit' && messages.creditSteps[code === 'returned' ? 'returned' : 'granted'],
    provider && names[provider],
    kind === 'answer' && outcome && (words[outcome] ?? outcome),
    (kind === 'answer' || kind === 'paid' || kind.startsWith('review')) && code,
    kind === 'attempt' && outcome?.startsWith('basket:') && messages.withOthers(Number(outcome.slice(7)) - 1),
    kind === 'renewed' ? outcome : kind !== 'attempt' && kind !== 'answer' && outcome && (words[outcome] ?? outcome),
    amountKobo !== null && formatNaira(amountKobo),
    reference && kind !== 'answer' && shownReference(reference),
  ].filter(Boolean);
  return (
    <>
      <span>{title}</span>
      <time dateTime={at}>{timeInLagos(at)}</time>
      <small>{about.join(' · ')}</small>
    </>
  );
}
