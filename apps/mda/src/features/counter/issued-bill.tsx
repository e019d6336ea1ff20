import { messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { currentSession } from '@portal/auth';
import { getOpenBill, mailBill } from '@portal/contracts';
import { useLive } from '@portal/platform/inbox';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button, LinkButton, LoadFailure, Page, Skeleton, showToast, TextLink } from '@portal/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { paths } from '../../paths.ts';
import { BillPaper } from './bill-paper.tsx';
import { BillStanding } from './bill-standing.tsx';
import { useCounter } from './counter-choice.tsx';
import { MessageButton } from './message-button.tsx';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import { type Paper, printPaper, usualPaper } from './print-paper.ts';

export interface IssuedBillProps {
  readonly billReference: string;
  /** The print dialog opens as soon as the paper is there. */
  readonly prints: boolean;
  readonly title: string;
  readonly onNext: () => void;
}

/** Should the hub be away, the screen asks by itself. */
const askAgainMs = 15_000;

/** The bill that was just issued: its paper, and live whether it is paid. */
export function IssuedBill({ billReference, prints, title, onNext }: IssuedBillProps) {
  const messages = useCounterMessages();
  const api = useApiClient();
  const open = useQuery({
    queryKey: ['counter', 'bill', billReference],
    queryFn: ({ signal }) => api(getOpenBill, { query: { billReference } }, signal),
    refetchInterval: ({ state }) => (state.data?.receipt ? false : askAgainMs),
  });
  useLive('counter', () => void open.refetch());
  const mail = useMutation({
    mutationFn: () => api(mailBill, { body: { billReference } }),
    onSuccess: () => showToast({ kind: 'success', message: messages.emailSent }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.failed) }),
  });
  const { counter, signatureText, isKnown } = useCounter();
  const nextId = useId();
  const printed = useRef(!prints);
  const printAtOnce = useEffectEvent(() => {
    if (printed.current) return;
    printed.current = true;
    printPaper(usualPaper());
    document.getElementById(nextId)?.focus();
  });
  const isThere = open.data !== undefined && isKnown;
  useEffect(() => {
    if (isThere) printAtOnce();
  }, [isThere]);

  const papers: readonly (readonly [Paper, string])[] = [
    ['a4', messages.printA4],
    ['slip', messages.printSlip],
  ];
  const bill = open.data?.bill;
  return (
    <Page title={open.data?.receipt ? messages.paidTitle : title} width="wide">
      {open.error && !open.data && (
        <LoadFailure
          problem={problemOf(open.error)}
          message={messages.loadFailed}
          onRetry={() => void open.refetch()}
        />
      )}
      {!open.data && !open.error && <Skeleton height={320} role="status" aria-label={messages.loading} />}
      {open.data && bill && (
        <div className="mc-issued">
          <div className="mc-side ui-screen-only">
            <BillStanding bill={open.data} onChanged={() => void open.refetch()} />
            <div className="mc-actions">
              <Button id={nextId} onClick={onNext}>
                {messages.next}
              </Button>
              {papers.map(([paper, label]) => (
                <Button key={paper} variant="secondary" onClick={() => printPaper(paper)}>
                  {label}
                </Button>
              ))}
              {open.data.userData.user.email !== '' && (
                <Button variant="secondary" pending={mail.isPending} onClick={() => mail.mutate()}>
                  {messages.sendEmail}
                </Button>
              )}
              <MessageButton billReference={billReference} />
              {bill.status === 'unpaid' && (
                <LinkButton variant="secondary" to={paths.correction(billReference)}>
                  {messages.correctThis}
                </LinkButton>
              )}
            </div>
            <p>
              <TextLink to={paths.bill(billReference)}>{messages.openBill}</TextLink>
            </p>
          </div>
          <BillPaper
            open={open.data}
            clerk={nameOfClerk()}
            counter={counter && `${counter.name}, ${counter.place}`}
            signatureText={signatureText}
          />
        </div>
      )}
    </Page>
  );
}

/** Whoever is signed in at this counter. */
function nameOfClerk(): string {
  const user = currentSession()?.user;
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ');
}
