import { problemOf } from '@portal/api-client';
import { formatNaira, monthName, type PayeReturn } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate, LoadFailure, Notice, Sheet, Skeleton, saveFile, TextLink } from '@portal/ui';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { FileReturn } from './file-return.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { usePayeReturn, useReturnFile, useReturnPaper } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';
import { ReturnRows } from './return-rows.tsx';

/** Form H1 of a year: made of the filed months, with Form A and the certificate of each employee. */
export function AnnualReturn({ year }: { readonly year: number }) {
  const messages = usePayeMessages();
  const found = usePayeReturn(year);
  if (found.isPending) return <Skeleton height={320} />;
  if (found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.returnFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  return <Return made={found.data} />;
}

function Return({ made }: { readonly made: PayeReturn }) {
  const messages = usePayeMessages();
  const language = useLanguage();
  const { year, dueOn, missing, filedMonths, employees, filed } = made;
  const file = useReturnFile(year);
  const print = useReturnPaper(year);
  const mayFile = useMayFile('paye-file');
  if (filedMonths === 0)
    return (
      <Sheet>
        <p>{messages.returnEmpty}</p>
      </Sheet>
    );
  const sums = [
    [messages.gross, made.grossKobo],
    [messages.deducted, made.deductedKobo],
    [messages.law, made.lawKobo],
    [messages.due, made.dueKobo],
    [messages.receipted, made.receiptedKobo],
  ] as const;
  return (
    <>
      <Sheet className="schedule-stack">
        <p className="schedule-quiet">
          {employees === 0 ? messages.returnNil : messages.employees(employees)}. {messages.dueOn} {formatDate(dueOn)}
        </p>
        <dl className="schedule-sums">
          {sums.map(([label, amountKobo]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNaira(amountKobo)}</dd>
            </div>
          ))}
        </dl>
        <p className="schedule-quiet">{messages.returnText}</p>
        {filed && (
          <Notice
            kind={filed.isOutdated ? 'warning' : 'success'}
            title={`${messages.returnFiled(filed.version)} ${formatDate(filed.filedAt)}`}
          >
            <p>
              {messages.signers[filed.signedAs]}. {messages.due}: {formatNaira(filed.dueKobo)}
              {filed.isOutdated && `. ${messages.returnOutdated}`}
            </p>
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice kind="warning" title={messages.returnMissing(missing.length)}>
            <p className="schedule-signs">
              {missing.map((month) => (
                <TextLink key={month} to={`/user/paye-manager?month=${month}`}>
                  {monthName(Number(month.slice('YYYY-'.length)), language)}
                </TextLink>
              ))}
            </p>
          </Notice>
        )}
        {missing.length === 0 && (!filed || filed.isOutdated) && mayFile && <FileReturn made={made} />}
        {file.isError && <Refusal error={file.error} otherwise={messages.returnFailed} />}
        {print.isError && <Refusal error={print.error} otherwise={messages.returnFailed} />}
        <div className="ui-page-actions">
          <Button
            variant="secondary"
            pending={print.isPending}
            onClick={() =>
              print.mutate(undefined, {
                onSuccess: (bytes) => saveFile(`paye-h1-${year}.pdf`, bytes, 'application/pdf'),
              })
            }
          >
            {messages.returnPaper}
          </Button>
          <Button
            variant="secondary"
            pending={file.isPending}
            onClick={() =>
              file.mutate(undefined, { onSuccess: (bytes) => saveFile(`paye-h1-${year}.csv`, bytes, 'text/csv') })
            }
          >
            {messages.returnDownload}
          </Button>
        </div>
      </Sheet>
      {employees > 0 && <ReturnRows made={made} />}
    </>
  );
}
