import { useParams } from '@portal/platform/router';
import { Page, Reference, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { BillActions } from './bill-actions.tsx';
import { BillBooks } from './bill-books.tsx';
import { BillDecisions } from './bill-decisions.tsx';
import { BillDocuments } from './bill-documents.tsx';
import { BillHead } from './bill-head.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillState } from './bill-state.tsx';
import { BillTimeline } from './bill-timeline.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';
import type { BillRecordAnswer } from './use-bill-record.ts';

export interface BillPageProps {
  /** What else somebody of this area may do with it. */
  readonly tools?: (record: BillRecordAnswer) => ReactNode;
}

/** Everything staff know of one bill, at an address of its own: `/{area}/bills/:billReference`. */
export function BillPage({ tools }: BillPageProps) {
  const messages = useBillMessages();
  const { billReference = '' } = useParams();
  return (
    <Page
      title={
        <>
          {messages.bill} <Reference value={billReference} />
        </>
      }
      width="full"
      actions={<TextLink to={`/payment_summary_open?billReference=${billReference}`}>{messages.asPayer}</TextLink>}
    >
      <BillState billReference={billReference}>
        {(record) => (
          <div className="ws-bill ws-bill-page">
            <div>
              <section className="ws-bill-card" aria-label={messages.bill}>
                <BillHead record={record} />
                <BillActions record={record} />
                {tools?.(record)}
              </section>
              <Section title={messages.lines}>
                <BillLines lines={record.lines} />
              </Section>
              <Section title={messages.documents}>
                <BillDocuments record={record} />
              </Section>
            </div>
            <div>
              <Section title={messages.timeline}>
                <BillTimeline events={record.events} />
              </Section>
              <Section title={messages.money}>
                <BillBooks books={record.books} />
              </Section>
              <Section title={messages.audit}>
                <BillDecisions audit={record.audit} />
              </Section>
            </div>
          </div>
        )}
      </BillState>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ws-bill-card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
