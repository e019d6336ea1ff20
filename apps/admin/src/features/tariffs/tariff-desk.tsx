import { useApiClient } from '@portal/api-client';
import { type HeadTariff, refuseHeadTariff, releaseHeadTariff } from '@portal/contracts';
import { useQueryClient } from '@portal/platform/query';
import { Button, formatDate, Page } from '@portal/ui';
import { TariffList, TariffView, tariffsKey } from '@portal/workspace/billing';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { Tabs } from '@portal/workspace/sections';
import { useState } from 'react';
import { useTariffMessages } from './messages/use-tariff-messages.ts';

interface Open {
  readonly tariff: HeadTariff;
  readonly action: 'release' | 'refuse';
}

/** What MDAs propose for their heads, released or refused by a second person. */
export function TariffDesk() {
  const messages = useTariffMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const common = {
    onClose: () => setOpen(undefined),
    onDone: () => void queries.invalidateQueries({ queryKey: tariffsKey }),
  };

  const read = { caseVersion: open?.tariff.caseVersion ?? 1 };

  function actions(tariff: HeadTariff) {
    if (!tariff.mayDecide) return null;
    return (
      <p className="ui-screen-only">
        <Button size="sm" onClick={() => setOpen({ tariff, action: 'release' })}>
          {messages.release}
        </Button>{' '}
        <Button size="sm" variant="secondary" onClick={() => setOpen({ tariff, action: 'refuse' })}>
          {messages.refuse}
        </Button>
      </p>
    );
  }

  return (
    <Page title={messages.title} lead={messages.lead} width="full">
      <Tabs
        label={messages.which}
        tabs={[
          {
            id: 'waiting',
            title: messages.waiting,
            content: <TariffList state="proposed" empty={messages.noneWaiting} actions={actions} />,
          },
          { id: 'all', title: messages.all, content: <TariffList empty={messages.none} actions={actions} /> },
        ]}
      />
      {open?.action === 'release' && (
        <ConfirmDialog
          {...common}
          title={messages.releaseTitle(open.tariff.name)}
          action={messages.release}
          done={messages.released}
          confirm={() => api(releaseHeadTariff, { params: { id: open.tariff.id }, body: read })}
        >
          <p>{messages.releaseEffect(formatDate(open.tariff.validFrom))}</p>
          <TariffView attributes={open.tariff.attributes} rule={open.tariff.rule} />
        </ConfirmDialog>
      )}
      {open?.action === 'refuse' && (
        <ReasonDialog
          {...common}
          title={messages.refuseTitle(open.tariff.name)}
          action={messages.refuse}
          variant="danger"
          done={messages.refused}
          confirm={(reason) => api(refuseHeadTariff, { params: { id: open.tariff.id }, body: { ...read, reason } })}
        >
          {messages.refuseEffect}
        </ReasonDialog>
      )}
    </Page>
  );
}
