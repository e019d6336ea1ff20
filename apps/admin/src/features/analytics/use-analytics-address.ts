import { useSearchParams } from '@portal/platform/router';
import {
  type CardDimension,
  type FiguresAddress,
  filterOfDimension,
  useFiguresAddress,
} from '@portal/workspace/numbers';

/** What is counted: amounts, numbers, or what was paid of what was raised. */
export const measures = ['collected', 'billed', 'receipts', 'bills', 'ratio'] as const;
export type Measure = (typeof measures)[number];

/** Bills have neither before they are paid. */
export const ofPayments: readonly CardDimension[] = ['channel', 'gateway'];
export const dimensions = Object.keys(filterOfDimension) as readonly CardDimension[];

export interface AnalyticsAddress extends FiguresAddress {
  readonly by: CardDimension;
  readonly measure: Measure;
  /** The other period, when somebody chose one. */
  readonly past: { readonly minDate: string; readonly maxDate: string } | undefined;
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** As the address has it: figures' filters, what they are divided by, what is counted, and the other period. */
export function useAnalyticsAddress(): AnalyticsAddress {
  const address = useFiguresAddress('month');
  const [params] = useSearchParams();
  const by = dimensions.find((one) => one === params.get('by')) ?? 'mda';
  const asked = measures.find((one) => one === params.get('measure')) ?? 'collected';
  const minDate = params.get('thenMin') ?? '';
  const maxDate = params.get('thenMax') ?? '';
  return {
    ...address,
    by,
    measure: ofPayments.includes(by) && asked !== 'receipts' ? 'collected' : asked,
    past: aDay.test(minDate) && aDay.test(maxDate) && minDate <= maxDate ? { minDate, maxDate } : undefined,
  };
}
