import { useApiClient } from '@portal/api-client';
import { listManagedConsultants, type ManagedConsultant } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useConsultantMessages } from '../messages/use-consultant-messages.ts';
import { workKey } from '../queue/use-queue.ts';
import { RecordFrame } from '../record/record-frame.tsx';
import { ConsultantDialog } from './consultant-dialog.tsx';
import { type ConsultantAct, type ConsultantCover, ConsultantRow } from './consultant-row.tsx';
import { EndLeaveDialog, type HandedOver, LeaveDialog, TransferDialog } from './hand-over-dialogs.tsx';
import { StayedDialog } from './stayed-dialog.tsx';

const consultantsKey = ['consultants'] as const;

type Asking =
  | { readonly act: 'add' }
  | { readonly act: ConsultantAct; readonly consultant: ManagedConsultant }
  | { readonly act: 'end'; readonly consultant: ManagedConsultant; readonly cover: ConsultantCover }
  | { readonly act: 'stayed'; readonly consultant: ManagedConsultant; readonly outcome: HandedOver };

/** Who can be booked, where, for what and how; who takes over, and who stands in. */
export function ConsultantsScreen({ head }: { readonly head: ReactNode }) {
  const messages = useConsultantMessages();
  const api = useApiClient();
  const [asking, setAsking] = useState<Asking>();
  const query = useQuery({
    queryKey: consultantsKey,
    queryFn: ({ signal }) => api(listManagedConsultants, {}, signal),
  });
  const columns = [messages.name, messages.office, messages.topics, messages.modes, messages.ahead, messages.state];
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-calendar-bar">
          <Button size="sm" onClick={() => setAsking({ act: 'add' })}>
            {messages.add}
          </Button>
        </div>
        <div className="ws-scroll ws-holidays">
          <RecordFrame query={query}>
            {(consultants) => (
              <table className="ws-lines ws-consultants">
                <caption>{messages.explained}</caption>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {consultants.map((consultant) => (
                    <ConsultantRow
                      key={consultant.id}
                      consultant={consultant}
                      onAct={(act) => setAsking({ act, consultant })}
                      onEnd={(cover) => setAsking({ act: 'end', consultant, cover })}
                    />
                  ))}
                </tbody>
              </table>
            )}
          </RecordFrame>
        </div>
      </section>
      {asking && <Dialog asking={asking} consultants={query.data ?? []} ask={setAsking} />}
    </div>
  );
}

interface DialogProps {
  readonly asking: Asking;
  readonly consultants: readonly ManagedConsultant[];
  readonly ask: (next: Asking | undefined) => void;
}

function Dialog({ asking, consultants, ask }: DialogProps) {
  const messages = useConsultantMessages();
  const queryClient = useQueryClient();
  const close = () => ask(undefined);
  const refresh = () => {
    for (const queryKey of [consultantsKey, workKey]) void queryClient.invalidateQueries({ queryKey });
  };
  if (asking.act === 'add') return <ConsultantDialog consultant={undefined} onClose={close} onDone={refresh} />;
  const { consultant } = asking;
  const handOver = {
    consultant,
    colleagues: consultants.filter(
      ({ id, officeId, isActive }) => isActive && officeId === consultant.officeId && id !== consultant.id,
    ),
    onClose: close,
    onDone(outcome: HandedOver) {
      refresh();
      ask(outcome.stayed.length > 0 ? { act: 'stayed', consultant, outcome } : undefined);
    },
  };
  switch (asking.act) {
    case 'change':
      return <ConsultantDialog consultant={consultant} onClose={close} onDone={refresh} />;
    case 'transfer':
      return <TransferDialog {...handOver} />;
    case 'leave':
      return <LeaveDialog {...handOver} />;
    case 'end':
      return <EndLeaveDialog consultant={consultant} cover={asking.cover} onClose={close} onDone={refresh} />;
    case 'stayed':
      return <StayedDialog title={messages.staysWith(consultant.name)} {...asking.outcome} onClose={close} />;
  }
}
