import { useApiClient } from '@portal/api-client';
import { type HeadTariff, withdrawHeadTariff } from '@portal/contracts';
import { useQueryClient } from '@portal/platform/query';
import { Button, LinkButton, Page } from '@portal/ui';
import { TariffList, tariffsKey } from '@portal/workspace/billing';
import { ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useTariffMessages } from './messages/use-tariff-messages.ts';

/** The tariffs of the own MDA in every version and state. */
export function OwnTariffs() {
  const messages = useTariffMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const [open, setOpen] = useState<HeadTariff>();
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      width="full"
      actions={<LinkButton to={paths.proposeTariff}>{messages.propose}</LinkButton>}
    >
      <TariffList
        empty={messages.none}
        actions={(tariff) =>
          tariff.state === 'proposed' && (
            <p>
              <Button size="sm" variant="secondary" onClick={() => setOpen(tariff)}>
                {messages.withdraw}
              </Button>
            </p>
          )
        }
      />
      {open && (
        <ReasonDialog
          title={messages.withdrawTitle(open.name)}
          action={messages.withdraw}
          done={messages.withdrawn}
          onClose={() => setOpen(undefined)}
          onDone={() => void queries.invalidateQueries({ queryKey: tariffsKey })}
          confirm={(reason) => api(withdrawHeadTariff, { params: { id: open.id }, body: { reason } })}
        >
          {messages.withdrawEffect}
        </ReasonDialog>
      )}
    </Page>
  );
}
