import { messageFrom } from '@portal/api-client';
import { billLinesMost, formatNaira } from '@portal/contracts';
import { useLookup } from '@portal/platform/lookups';
import { useSearchParams } from '@portal/platform/router';
import { Button, ErrorState, ErrorSummary, Page, Sheet } from '@portal/ui';
import { useSubmissionId } from '@portal/ui/forms';
import { BillLinesForm, emptyLine, QuoteView, useBillLines } from '@portal/workspace/billing';
import { SwitchedOff } from '@portal/workspace/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { HelpAbout } from '../../help-about.tsx';
import { useRaise } from './generate-invoice.queries.ts';
import { HeadSearch } from './head-search.tsx';
import { firstLines, forgetLines, keepLines, submissionKey } from './invoice-draft.ts';
import { useInvoiceMessages } from './messages/use-invoice-messages.ts';
import { Raised } from './raised.tsx';
import { Refusal } from './refusal.tsx';
import { SameBills } from './same-bills.tsx';
import './generate-invoice.css';

const idPrefix = 'invoice';

/** A bill for oneself: what it is for, what its heads ask, what it comes to, and then it is issued (spec §2.8). */
export function GenerateInvoice() {
  const messages = useInvoiceMessages();
  const [search] = useSearchParams();
  const [first] = useState(() => firstLines(search.get('head') ?? ''));
  const bill = useBillLines(first);
  const heads = useLookup('revenueHeads');
  const mdas = useLookup('mdas');
  const { current, renew } = useSubmissionId(submissionKey, JSON.stringify(bill.asked));
  const raise = useRaise(current);
  const [tries, setTries] = useState(0);

  const { lines, quote, problems, failure, reset } = bill;
  const headOf = (code: string) => heads.data?.find((head) => head.code === code);
  const head = headOf(lines[0]?.revenueHeadCode ?? '');
  const headIds = [...new Set(lines.flatMap(({ revenueHeadCode }) => headOf(revenueHeadCode)?.id ?? []).map(Number))];
  useEffect(() => {
    if (lines[0]?.revenueHeadCode) keepLines(lines);
  }, [lines]);

  function choose(code: string) {
    setTries(0);
    raise.reset();
    if (code === '') forgetLines();
    reset([emptyLine(code)]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (raise.isPending) return;
    setTries((before) => before + 1);
    if (!quote) return;
    raise.mutate(
      { lines: bill.asked, totalKobo: quote.totalKobo },
      {
        onSuccess() {
          forgetLines();
          renew();
        },
      },
    );
  }

  if (raise.data)
    return (
      <Page title={messages.title} width="form">
        <Raised raised={raise.data} onAnother={() => choose('')} />
      </Page>
    );
  if (heads.isError || mdas.isError)
    return (
      <Page title={messages.title} width="form">
        <ErrorState
          message={messages.headsFailed}
          onRetry={() => {
            for (const list of [heads, mdas]) if (list.isError) void list.refetch();
          }}
          isRetrying={heads.isFetching || mdas.isFetching}
        />
      </Page>
    );
  if (!lines[0]?.revenueHeadCode)
    return (
      <Page title={messages.title} lead={messages.lead} width="form">
        <SwitchedOff feature="own-bills" />
        <Sheet>
          <HeadSearch heads={heads.data} mdas={mdas.data} onChoose={choose} />
          <p className="invoice-help">
            <HelpAbout topic="taxes" />
          </p>
        </Sheet>
      </Page>
    );
  const said = tries > 0 ? problems : {};
  return (
    <Page title={messages.title} lead={messages.lead} width="form">
      <SwitchedOff feature="own-bills" />
      <form className="invoice-form" onSubmit={submit} noValidate>
        <ErrorSummary
          key={tries}
          problems={Object.entries(said).map(([path, message]) => ({
            fieldId: `${idPrefix}-${path.replace(/^lines\.(\d+)\./, '$1-')}`,
            message,
          }))}
        />
        <SameBills headIds={headIds} />
        <BillLinesForm
          id={idPrefix}
          lines={bill}
          heads={heads.data?.filter(({ mdaId }) => mdaId === head?.mdaId)}
          problems={said}
          linesMost={billLinesMost}
        />
        {quote && (
          <Sheet padding="md" aria-labelledby="invoice-preview">
            <h2 id="invoice-preview" className="ui-heading">
              {messages.preview}
            </h2>
            <p className="invoice-quiet">{messages.payableTo(quote.mda)}</p>
            <QuoteView quote={quote} />
          </Sheet>
        )}
        {failure && tries > 0 && (
          <p role="alert" className="invoice-failed">
            {messageFrom(failure, messages.failed)}
          </p>
        )}
        {raise.isError && <Refusal error={raise.error} />}
        <Button type="submit" size="lg" fullWidth pending={raise.isPending} pendingText={messages.raising}>
          {quote ? messages.raise(formatNaira(quote.totalKobo)) : messages.title}
        </Button>
        <Button variant="quiet" onClick={() => choose('')}>
          {messages.somethingElse}
        </Button>
      </form>
    </Page>
  );
}
