import { groupThousands, type UnderstoodFile as Understood } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, Money, type SummaryItem, SummaryList } from '@portal/ui';
import { useFormMessages } from '../messages/use-form-messages.ts';

export interface UnderstoodFileProps {
  readonly understood: Understood;
}

/** What was understood of a file, before anything of it is kept: rows, sum, first and last, days in words. */
export function UnderstoodFile({ understood: { rows, sumKobo, first, last, firstDay, lastDay } }: UnderstoodFileProps) {
  const messages = useFormMessages();
  const language = useLanguage();
  const row = (term: string, one: typeof first): SummaryItem[] =>
    one === null
      ? []
      : [
          {
            term,
            detail: (
              <>
                {messages.fileRow(one.line)}: {one.text} <Money amountKobo={one.kobo} />
              </>
            ),
          },
        ];
  const days = [...new Set([firstDay, lastDay])].flatMap((day) => (day === null ? [] : [formatDate(day, language)]));
  return (
    <SummaryList
      items={[
        { term: messages.fileRows, detail: groupThousands(rows) },
        { term: messages.fileSum, detail: <Money amountKobo={sumKobo} /> },
        ...row(messages.fileFirst, first),
        ...row(messages.fileLast, last),
        ...(days.length > 0 ? [{ term: messages.fileDays, detail: days.join(' – ') }] : []),
      ]}
    />
  );
}
