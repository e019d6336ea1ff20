import { messageFrom } from '@portal/api-client';
import { groupThousands, type SettlementColumns, type SettlementReading } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, ErrorState, formatDate, Notice, Skeleton } from '@portal/ui';
import { MarkQuestion, UnderstoodFile } from '@portal/workspace/forms';
import { FileEffect } from './file-effect.tsx';
import { fileTexts } from './file-texts.ts';
import { RowProblems } from './row-problems.tsx';
import { useSettlementReading } from './settlement.queries.ts';

export interface FileReadingProps {
  readonly id: string;
  readonly columns: SettlementColumns;
  readonly onAnswer: (columns: SettlementColumns) => void;
}

/** What would be understood of the file with these columns, and what somebody has to say first. Nothing is kept. */
export function FileReading({ id, columns, onAnswer }: FileReadingProps) {
  const localized = useLocalized();
  const query = useSettlementReading(id, columns);
  if (query.isPending) return <Skeleton height={120} role="status" aria-label={localized(fileTexts.understood)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(fileTexts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { asked, dayAsked, understood, badRows, totalRows, problems, effect } = query.data;
  return (
    <>
      {asked && (
        <MarkQuestion
          asked={asked}
          isBusy={query.isFetching}
          onAnswer={(decimalMark) => onAnswer({ ...columns, decimalMark })}
        />
      )}
      {dayAsked && (
        <DayQuestion
          asked={dayAsked}
          isBusy={query.isFetching}
          onAnswer={(dayOrder) => onAnswer({ ...columns, dayOrder })}
        />
      )}
      {!asked && !dayAsked && (
        <>
          <UnderstoodFile understood={understood} />
          {totalRows > 0 && <p>{localized(fileTexts.totals).replace('#', groupThousands(totalRows))}</p>}
          {badRows > 0 && (
            <>
              <p>{localized(fileTexts.badOfThem).replace('#', groupThousands(badRows))}</p>
              <RowProblems problems={problems} />
            </>
          )}
          {effect && <FileEffect effect={effect} />}
        </>
      )}
    </>
  );
}

interface DayQuestionProps {
  readonly asked: NonNullable<SettlementReading['dayAsked']>;
  readonly isBusy: boolean;
  readonly onAnswer: (order: 'day-first' | 'month-first') => void;
}

function DayQuestion({ asked: { example, dayFirst, monthFirst }, isBusy, onAnswer }: DayQuestionProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const ways = [
    ['day-first', dayFirst],
    ['month-first', monthFirst],
  ] as const;
  return (
    <Notice kind="warning" role="status" title={localized(fileTexts.dayAsked).replace('#', example)}>
      <p>{localized(fileTexts.dayHelp)}</p>
      <div className="ws-mark-ways">
        {ways.map(([order, day]) => (
          <Button key={order} variant="secondary" disabled={isBusy} onClick={() => onAnswer(order)}>
            {formatDate(day, language)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
