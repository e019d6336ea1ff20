import { useApiClient } from '@portal/api-client';
import {
  consultationModes,
  consultationTopics,
  listManagedConsultants,
  type ManagedConsultant,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { StatusSign } from '../../lists/table/status-sign.tsx';
import { useConsultantMessages } from '../messages/use-consultant-messages.ts';
import { RecordFrame } from '../record/record-frame.tsx';
import { ConsultantDialog } from './consultant-dialog.tsx';

const consultantsKey = ['consultants'] as const;

/** Who can be booked, where, for what and how. */
export function ConsultantsScreen({ head }: { readonly head: ReactNode }) {
  const messages = useConsultantMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<{ readonly consultant?: ManagedConsultant }>();
  const query = useQuery({
    queryKey: consultantsKey,
    queryFn: ({ signal }) => api(listManagedConsultants, {}, signal),
  });
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-calendar-bar">
          <Button size="sm" onClick={() => setAsking({})}>
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
                    <th scope="col">{messages.name}</th>
                    <th scope="col">{messages.office}</th>
                    <th scope="col">{messages.topics}</th>
                    <th scope="col">{messages.modes}</th>
                    <th scope="col">{messages.ahead}</th>
                    <th scope="col">{messages.state}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {consultants.map((consultant) => {
                    const { id, name, title, office, topics, modes, ahead, isActive } = consultant;
                    return (
                      <tr key={id}>
                        <th scope="row">
                          <strong>{name}</strong> <small className="ws-quiet">{localized(title)}</small>
                        </th>
                        <td>{office}</td>
                        <td>{topics.map((topic) => localized(consultationTopics[topic])).join(', ')}</td>
                        <td>{modes.map((mode) => localized(consultationModes[mode])).join(', ')}</td>
                        <td>{ahead}</td>
                        <td>
                          <StatusSign
                            sign={isActive ? { shape: 'tick', tone: 'good' } : { shape: 'cross', tone: 'quiet' }}
                          >
                            {isActive ? messages.bookable : messages.notBookable}
                          </StatusSign>
                        </td>
                        <td>
                          <Button size="sm" variant="quiet" onClick={() => setAsking({ consultant })}>
                            {messages.change}
                            <span className="ui-hidden">: {name}</span>
                          </Button>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )}
          </RecordFrame>
        </div>
      </section>
      {asking && (
        <ConsultantDialog
          consultant={asking.consultant}
          onClose={() => setAsking(undefined)}
          onDone={() => void queryClient.invalidateQueries({ queryKey: consultantsKey })}
        />
      )}
    </div>
  );
}
