import { type AmountSetting, serviceAmounts } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, Money } from '@portal/ui';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { AmountDialog } from './amount-dialog.tsx';
import { ChangeDecision } from './change-decision.tsx';
import { ChangeHistory } from './change-history.tsx';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import { MonthEndCard } from './month-end-card.tsx';
import './service-settings.css';
import { useServiceSettings } from './use-service-settings.ts';

/** Fees, limits and last days, each with what it decides. */
export function AmountsScreen() {
  const messages = useServiceSettingsMessages();
  const source = useServiceSettings();
  return (
    <RecordPage title={messages.amountsTitle} kind={messages.amountsTitle} lead={messages.amountsLead} source={source}>
      {({ amounts, monthEnds }) => (
        <>
          {amounts.map((setting) => (
            <AmountCard key={setting.id} setting={setting} />
          ))}
          {monthEnds.map((setting) => (
            <MonthEndCard key={setting.id} setting={setting} />
          ))}
        </>
      )}
    </RecordPage>
  );
}

function AmountCard({ setting }: { readonly setting: AmountSetting }) {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  const { id, current, standard, proposal, history } = setting;
  const { name, effect } = serviceAmounts[id];
  const title = localized(name);
  return (
    <RecordSection
      title={title}
      actions={
        !proposal && (
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {messages.change}
            <span className="ui-hidden">: {title}</span>
          </Button>
        )
      }
    >
      <p className="settings-big">
        <Money amountKobo={current} />
      </p>
      <p>{localized(effect)}</p>
      {current !== standard && (
        <p className="settings-quiet">
          {messages.standard}: <Money amountKobo={standard} />
        </p>
      )}
      {proposal && (
        <ChangeDecision name={title} proposal={proposal}>
          <p className="settings-big">
            <Money amountKobo={proposal.value ?? standard} />
          </p>
        </ChangeDecision>
      )}
      <ChangeHistory history={history} worded={({ value }) => <Money amountKobo={value ?? standard} />} />
      {isOpen && <AmountDialog setting={setting} title={title} onClose={() => setOpen(false)} />}
    </RecordSection>
  );
}
