import { type RevenueClass, revenueClasses } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { FigureCard, type FigureCardProps, percent } from '@portal/workspace/numbers';
import { useGovernorMessages } from './messages/use-governor-messages.ts';

export interface ClassesShareProps {
  /** Until they are known there are none. */
  readonly classes: readonly { readonly class: RevenueClass | null; readonly kobo: number }[] | undefined;
  readonly source: FigureCardProps['source'];
  readonly span: 5 | 6 | 12;
}

/** The mix by class, the largest first. */
export function ClassesShare({ classes: all, source, span }: ClassesShareProps) {
  const messages = useGovernorMessages();
  const localized = useLocalized();
  const classes = all?.filter(({ kobo }) => kobo > 0) ?? [];
  const nameOf = (of: RevenueClass | null) => (of === null ? messages.fewPayers : localized(revenueClasses[of]));
  const whole = classes.reduce((sum, { kobo }) => sum + kobo, 0);
  const [first] = classes;
  return (
    <FigureCard
      title={messages.madeOf}
      note={messages.nineClasses}
      source={source}
      span={span}
      chart={
        all && {
          kind: 'share',
          unit: 'kobo',
          names: {
            row: messages.class,
            value: messages.collected,
            rest: messages.others(Math.max(0, classes.length - 5)),
          },
          parts: classes.map((one) => ({ label: nameOf(one.class), value: one.kobo })),
        }
      }
      sentence={
        first && {
          finding: messages.brings(nameOf(first.class), percent(first.kobo / whole)),
          more: classes.some((one) => one.class === null) ? messages.withheld : undefined,
        }
      }
    />
  );
}
