import { useApiClient } from '@portal/api-client';
import { confirmOrganisation, type DeclaredOrganisation, listOrganisations } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { useState } from 'react';
import { WithdrawConfirmation } from '../../confirmations/withdraw-confirmation.tsx';
import { ConfirmDialog } from '../../forms/dialogs/confirm-dialog.tsx';
import { dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useRequestMessages } from '../messages/use-request-messages.ts';
import type { QueueRecordProps } from '../queue/queue-definition.ts';
import { RecordFrame } from '../record/record-frame.tsx';
import { useRecord } from '../record/use-record.ts';

/** What an organisation says of itself, beside the papers one has in hand. What is confirmed is what one saw: a change in between is refused. */
export function OrganisationPanel({ id: tpui, onChanged }: QueueRecordProps<DeclaredOrganisation>) {
  const messages = useRequestMessages();
  const language = useLanguage();
  const api = useApiClient();
  const [isAsking, setAsking] = useState(false);
  const { query, act, isOvertaken } = useRecord({
    key: ['organisation', tpui],
    async read(signal) {
      const { data } = await api(listOrganisations, { query: { criteria: tpui, pageSize: 5 } }, signal);
      return data.find((one) => one.tpui === tpui) ?? notThere;
    },
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(organisation) =>
        organisation === notThere ? (
          <p>{messages.notThere}</p>
        ) : (
          <>
            <Facts
              facts={[
                [messages.name, organisation.name],
                [messages.number, organisation.registrationNumber],
                [messages.tin, organisation.tin],
                [messages.tpui, organisation.tpui],
                [messages.industry, organisation.industry],
                [messages.representative, organisation.representative],
                [messages.email, organisation.email],
                [messages.phone, organisation.phoneNumber],
                [messages.address, organisation.address],
                [messages.changed, formatDate(dayOfMoment(organisation.changedAt), language)],
              ]}
            />
            {organisation.isConfirmed ? (
              <WithdrawConfirmation organisation={organisation} onDone={() => void query.refetch()} />
            ) : (
              <div className="ws-moves">
                <Button size="sm" onClick={() => setAsking(true)}>
                  {messages.confirm}
                </Button>
              </div>
            )}
            {isAsking && (
              <ConfirmDialog
                title={messages.confirmTitle}
                action={messages.confirm}
                done={messages.confirmed}
                onClose={() => setAsking(false)}
                confirm={() => {
                  const { name, registrationNumber } = organisation;
                  return act(() => api(confirmOrganisation, { params: { tpui }, body: { name, registrationNumber } }));
                }}
              >
                <p>{messages.confirmText(organisation.name, organisation.registrationNumber || messages.noNumber)}</p>
              </ConfirmDialog>
            )}
          </>
        )
      }
    </RecordFrame>
  );
}

const notThere = 'not-there' as const;
