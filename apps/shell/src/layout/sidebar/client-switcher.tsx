import { useApiClient } from '@portal/api-client';
import { type ActingFor, actFor } from '@portal/auth';
import { listClients } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { layoutMessages } from '../layout-messages.ts';
import './client-switcher.css';

export interface ClientSwitcherProps {
  readonly acting: ActingFor | undefined;
}

/** For whom one works: oneself, or a client who has consented. Whose account is on the screen is always said. */
export function ClientSwitcher({ acting }: ClientSwitcherProps) {
  const messages = layoutMessages.useMessages();
  const api = useApiClient();
  const { data = [] } = useQuery({ queryKey: ['clients'], queryFn: ({ signal }) => api(listClients, {}, signal) });
  if (!acting && data.length === 0) return null;
  const clients = acting && !data.some(({ id }) => id === acting.id) ? [acting, ...data] : data;
  const choose = (id: string) => {
    const client = clients.find((one) => one.id === id);
    if (!actFor(client && { id: client.id, name: client.name, tpui: client.tpui }))
      showToast({ kind: 'error', message: messages.cannotAct });
  };
  return (
    <div className="shell-acting ui-screen-only" data-acting={acting !== undefined}>
      <label>
        <span>{messages.actingFor}</span>
        <select value={acting?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{messages.myself}</option>
          {clients.map(({ id, name, tpui }) => (
            <option key={id} value={id}>{`${name} (${tpui})`}</option>
          ))}
        </select>
      </label>
      {acting && <strong>{messages.actingNotice(acting.name)}</strong>}
    </div>
  );
}
