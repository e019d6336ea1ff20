import { useApiClient } from '@portal/api-client';
import { confirmOrganisation } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../forms/dialogs/confirm-dialog.tsx';
import { Facts } from '../lists/panel/facts.tsx';
import { useRefreshList } from '../lists/rows/use-refresh-list.ts';
import { organisationList } from './confirmation-lists.ts';
import { useConfirmationMessages } from './messages/use-confirmation-messages.ts';
import { WithdrawConfirmation } from './withdraw-confirmation.tsx';

export interface OrganisationRow {
  readonly id: string;
  readonly name: string;
  readonly registrationNumber: string | null;
  readonly tin: string | null;
  readonly industry: string;
  readonly representative: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly standing: string;
  readonly changedAt: string;
}

/** An organisation as it was declared; confirmed by whoever has its certificate before them. */
export function OrganisationPanel({ row }: { readonly row: OrganisationRow }) {
  const messages = useConfirmationMessages();
  const language = useLanguage();
  const api = useApiClient();
  const refresh = useRefreshList(organisationList);
  const [isAsking, setAsking] = useState(false);
  const { id: tpui, name, registrationNumber } = row;
  return (
    <div className="ws-confirm">
      <Facts
        facts={[
          [messages.organisation, name],
          [messages.number, registrationNumber],
          ['TIN', row.tin],
          [messages.industry, row.industry],
          [messages.representative, row.representative],
          ['TPUI', tpui],
          [messages.email, row.email],
          [messages.phone, row.phoneNumber],
          [messages.address, row.address],
          [messages.since, formatDateTime(row.changedAt, language)],
        ]}
      />
      {row.standing === 'true' ? (
        <WithdrawConfirmation
          organisation={{ tpui, name, registrationNumber: registrationNumber ?? '' }}
          onDone={refresh}
        />
      ) : (
        <Button size="sm" onClick={() => setAsking(true)}>
          {messages.confirmOrganisation}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.confirmOrganisation}
          action={messages.certificateSeen}
          onClose={() => setAsking(false)}
          confirm={() =>
            api(confirmOrganisation, {
              params: { tpui },
              body: { name, registrationNumber: registrationNumber ?? '' },
            })
          }
          done={messages.organisationConfirmed(name)}
          onDone={refresh}
        >
          <p>{messages.organisationEffect(name, registrationNumber ?? '')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
