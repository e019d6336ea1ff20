import { lagosDay, type MonthEnd, type MonthEndSetting, monthName, serviceMonthEnds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { ChangeDecision } from './change-decision.tsx';
import { ChangeHistory } from './change-history.tsx';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import { MonthEndDialog } from './month-end-dialog.tsx';

/** With the end of which month something ends: today, and from a day that is to come. */
export function MonthEndCard({ setting }: { readonly setting: MonthEndSetting }) {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { id, current, standard, proposal, history } = setting;
  const { name, effect } = serviceMonthEnds[id];
  const title = localized(name);
  const today = lagosDay(Date.now());
  const dated = (value: MonthEnd | null) =>
    value === null
      ? monthName(standard.month, language)
      : messages.monthFrom(monthName(value.month, language), formatDate(value.from, language));
  // The newest that was released decides as soon as its day has come.
  const newest = history.find(({ state }) => state === 'released')?.value;
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
      <p className="settings-big">{monthName(current.month, language)}</p>
      {newest && newest.from > today && <p>{dated(newest)}</p>}
      <p>{localized(effect)}</p>
      {current.month !== standard.month && (
        <p className="settings-quiet">
          {messages.standard}: {monthName(standard.month, language)}
        </p>
      )}
      {proposal && (
        <ChangeDecision name={title} proposal={proposal}>
          <p className="settings-big">{dated(proposal.value)}</p>
        </ChangeDecision>
      )}
      <ChangeHistory history={history} worded={({ value }) => dated(value)} />
      {isOpen && <MonthEndDialog setting={setting} title={title} onClose={() => setOpen(false)} />}
    </RecordSection>
  );
}
