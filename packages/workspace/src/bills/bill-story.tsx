import { BillBooks } from './bill-books.tsx';
import { BillState } from './bill-state.tsx';
import { BillTimeline } from './bill-timeline.tsx';
import { useBillMessages } from './messages/use-bill-messages.ts';

export interface BillStoryProps {
  readonly billReference: string;
}

/** What happened to a bill and how its money is booked, on a page about something else. */
export function BillStory({ billReference }: BillStoryProps) {
  const messages = useBillMessages();
  return (
    <BillState billReference={billReference}>
      {({ events, books }) => (
        <>
          <section className="ws-bill-card">
            <h2>{messages.timeline}</h2>
            <BillTimeline events={events} />
          </section>
          <section className="ws-bill-card">
            <h2>{messages.money}</h2>
            <BillBooks books={books} />
          </section>
        </>
      )}
    </BillState>
  );
}
