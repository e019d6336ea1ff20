import type { getPayers, ResponseOf } from '@portal/contracts';
import { isOfPayments } from '../data/use-figures.ts';
import { FigureCard } from '../figure/figure-card.tsx';
import type { FigureSource } from '../figure/figure-source.ts';
import { percent } from '../format.ts';
import type { FiguresAsked } from '../head/use-figures-address.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

export interface PayersCardProps {
  /** All filters of its page. */
  readonly asked: FiguresAsked;
  readonly source: FigureSource;
  readonly payers: ResponseOf<typeof getPayers> | undefined;
  readonly span?: 4 | 5 | 6 | 7 | 8 | 12;
  /** The register, as an address. */
  readonly register?: string | undefined;
}

/** From registered to paid in full, as a funnel. */
export function PayersCard({ asked, source, payers: known, span = 5, register }: PayersCardProps) {
  const messages = useNumbersMessages();
  const isUnknown = isOfPayments(asked);
  const payers = isUnknown ? undefined : known;
  const count = (stage: string) => payers?.stages.find((one) => one.stage === stage)?.count ?? 0;
  const billed = count('billed');
  return (
    <FigureCard
      title={messages.payersTitle}
      note={messages.payersNote}
      source={source}
      {...(isUnknown && { empty: messages.notOfPayments })}
      span={span}
      chart={
        payers && {
          kind: 'funnel',
          unit: 'count',
          names: { row: messages.stage, value: messages.taxpayers, share: messages.ofRegistered },
          rows: payers.stages.map(({ stage, count: value }) => ({
            label: messages.stages[stage],
            value,
            to: stage === 'registered' ? register : undefined,
          })),
        }
      }
      sentence={
        billed > 0
          ? {
              finding: messages.paidInFull(percent(count('paid-in-full') / billed)),
              more: messages.paidSome(percent(count('paying') / billed)),
            }
          : undefined
      }
    />
  );
}
