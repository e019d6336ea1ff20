import { formatNaira, type Kobo } from '@portal/contracts';
import type { SummaryItem } from '@portal/ui';
import type { ScheduleMessages } from './messages/use-schedule-messages.ts';

interface Billed {
  readonly toBillKobo: Kobo;
  readonly toBillInWords: string;
}

/** What filing bills, in figures and in words: a comma in the wrong place is read over, "Million" is not. */
export function billedOf(
  { toBillKobo, toBillInWords }: Billed,
  term: string,
  messages: ScheduleMessages,
): SummaryItem[] {
  if (toBillKobo === 0) return [{ term, detail: messages.lookNothing }];
  return [
    { term, detail: formatNaira(toBillKobo) },
    { term: messages.lookInWords, detail: toBillInWords },
  ];
}
