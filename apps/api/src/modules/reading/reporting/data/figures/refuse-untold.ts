import type { ChoiceFilterKey, getSeries, ParsedRequestOf } from '@portal/contracts';
import { BusinessError } from '../../../../../platform/http/business-error.ts';

type Filters = Partial<Readonly<Record<ChoiceFilterKey, unknown>>>;
type Series = Pick<ParsedRequestOf<typeof getSeries>['query'], 'groupBy' | 'measure' | 'mdaId'> & Filters;

/** Whoever reads totals alone chooses an MDA and nothing else: of anything else parts are told beside each other, none by itself. */
export function refuseChosenParts(asked: Filters): void {
  const { mdaId: _mda, ...parts } = asked;
  const chosen = filterKeys.find((key) => parts[key] !== undefined);
  if (chosen !== undefined) refuse(chosen, 'Totals are chosen by MDA alone: what is smaller could be one payer');
}

const filterKeys = ['rhId', 'toId', 'lgaId', 'tpcId', 'esId', 'engineCodeId', 'pcId', 'pgId'] as const;
/** Whole MDAs; and, of everything, what the night judges. */
const whole: readonly string[] = ['mda', 'month'];
const judged: readonly string[] = ['head', 'office', 'lga', 'category', 'channel', 'day', 'week', 'weekday-hour'];

/** What is told of is whole, or has been judged: of bills, and of an MDA by anything but head and month, nobody counted the payers. */
export function refuseUntoldSeries({ groupBy, measure, ...filters }: Series): void {
  refuseChosenParts(filters);
  if (whole.includes(groupBy)) return;
  if (measure === 'billed') refuse('groupBy', 'What was billed is told by MDA and by month');
  if (!judged.includes(groupBy)) refuse('groupBy', 'Totals are not divided by this');
  if (filters.mdaId !== undefined && groupBy !== 'head')
    refuse('groupBy', 'Totals of an MDA are divided by revenue head and by month');
}

function refuse(field: string, why: string): never {
  throw new BusinessError('request.invalid', { fieldErrors: { [field]: why } });
}
