import { type FeatureSetting, features } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { type Sign, StatusSign } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { ChangeDecision } from './change-decision.tsx';
import { ChangeHistory } from './change-history.tsx';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import './service-settings.css';
import { useServiceChanges, useServiceSettings } from './use-service-settings.ts';

const signs = {
  on: { shape: 'tick', tone: 'good' },
  off: { shape: 'undone', tone: 'danger' },
} as const satisfies Readonly<Record<string, Sign>>;

/** What is on and what is off, with what people cannot do meanwhile. */
export function FeaturesScreen() {
  const messages = useServiceSettingsMessages();
  const source = useServiceSettings();
  return (
    <RecordPage
      title={messages.featuresTitle}
      kind={messages.featuresTitle}
      lead={messages.featuresLead}
      source={source}
    >
      {(settings) => settings.features.map((setting) => <FeatureCard key={setting.id} setting={setting} />)}
    </RecordPage>
  );
}

function FeatureCard({ setting }: { readonly setting: FeatureSetting }) {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const { propose } = useServiceChanges();
  const [isOpen, setOpen] = useState(false);
  const { id, current, proposal, history } = setting;
  const { name, effect, area } = features[id];
  const title = localized(name);
  const action = current ? messages.switchOff : messages.switchOn;
  return (
    <RecordSection
      title={title}
      actions={<StatusSign sign={current ? signs.on : signs.off}>{current ? messages.on : messages.off}</StatusSign>}
    >
      <p className="settings-quiet">{localized(area)}</p>
      {!current && <p>{localized(effect)}</p>}
      {proposal ? (
        <ChangeDecision name={title} proposal={proposal}>
          <p>{proposal.value ? messages.on : messages.off}</p>
        </ChangeDecision>
      ) : (
        <div className="settings-moves ui-screen-only">
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {action}
            <span className="ui-hidden">: {title}</span>
          </Button>
        </div>
      )}
      <ChangeHistory history={history} worded={({ value }) => (value === false ? messages.off : messages.on)} />
      {isOpen && (
        <ReasonDialog
          title={`${action}: ${title}`}
          action={action}
          variant={current ? 'danger' : 'primary'}
          done={current ? messages.switchedOff : messages.proposed}
          onClose={() => setOpen(false)}
          confirm={(reason) => propose({ kind: 'feature', id, value: !current, reason })}
        >
          <p>{current ? localized(effect) : messages.switchOnEffect}</p>
        </ReasonDialog>
      )}
    </RecordSection>
  );
}
