import { useLocation } from '@portal/platform/router';
import { TextLink } from '@portal/ui';
import { Tabs } from '../sections/tabs.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillBooks } from './bill-books.tsx';
import { BillDecisions } from './bill-decisions.tsx';
import { BillDocuments } from './bill-documents.tsx';
import { BillHead } from './bill-head.tsx';
import { BillLines } from './bill-lines.tsx';
import { billPagePath } from './bill-page-path.ts';
import { BillState } from './bill-state.tsx';
import { BillTimeline } from './bill-timeline.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';

export interface BillPanelProps {
  readonly billReference: string;
}

/** A bill as staff see it beside a list: what it asks, of whom, what happened to it, how its money is booked, and what can be done. */
export function BillPanel({ billReference }: BillPanelProps) {
  const messages = useBillMessages();
  const { pathname } = useLocation();
  return (
    <BillState billReference={billReference}>
      {(record) => (
        <div className="ws-bill">
          <BillHead record={record} />
          <BillActions record={record} />
          <Tabs
            label={messages.sections}
            tabs={[
              { id: 'timeline', title: messages.timeline, content: <BillTimeline events={record.events} /> },
              { id: 'lines', title: messages.lines, content: <BillLines lines={record.lines} /> },
              { id: 'money', title: messages.money, content: <BillBooks books={record.books} /> },
              { id: 'papers', title: messages.documents, content: <BillDocuments record={record} /> },
              { id: 'audit', title: messages.audit, content: <BillDecisions audit={record.audit} /> },
            ]}
          />
          <p className="ws-bill-ways ui-screen-only">
            <TextLink to={billPagePath(pathname, billReference)}>{messages.asPage}</TextLink>
            <TextLink to={`/payment_summary_open?billReference=${billReference}`}>{messages.asPayer}</TextLink>
          </p>
        </div>
      )}
    </BillState>
  );
}
