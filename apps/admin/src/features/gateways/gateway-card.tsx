import { gatewayAvailabilities, type ManagedGateway } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { type Sign, StatusSign } from '@portal/workspace/lists';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useSwitchGateway } from './gateways.queries.ts';
import { providerNames } from './provider-names.ts';
import { texts } from './texts.ts';

const signs: Readonly<Record<ManagedGateway['availability'], Sign>> = {
  available: { shape: 'tick', tone: 'good' },
  'coming-soon': { shape: 'half', tone: 'info' },
  hidden: { shape: 'ring', tone: 'quiet' },
};

/** One way to pay: its state, the two others it could have, and who switched it before. */
export function GatewayCard({ gateway }: { readonly gateway: ManagedGateway }) {
  const localized = useLocalized();
  const language = useLanguage();
  const switchTo = useSwitchGateway();
  const [asked, setAsked] = useState<ManagedGateway['availability']>();
  const { id, displayField, availability, provider, changes } = gateway;
  return (
    <RecordSection
      title={displayField}
      actions={<StatusSign sign={signs[availability]}>{localized(texts.states[availability])}</StatusSign>}
    >
      <p>
        {localized(texts.by)} {providerNames[provider]}
      </p>
      <div className="ws-moves">
        {gatewayAvailabilities
          .filter((other) => other !== availability)
          .map((other) => (
            <Button key={other} size="sm" variant="secondary" onClick={() => setAsked(other)}>
              {localized(texts.switchTo[other])}
            </Button>
          ))}
      </div>
      {changes.length === 0 ? (
        <p className="ws-quiet">{localized(texts.noChanges)}</p>
      ) : (
        <details>
          <summary>{localized(texts.changes)}</summary>
          <ul className="ws-record-list">
            {changes.map(({ from, to, by, at, reason }) => (
              <li key={at}>
                <span>
                  {localized(texts.states[from])} → {localized(texts.states[to])}
                  <small>{[by, formatDateTime(at, language), reason].filter(Boolean).join(' · ')}</small>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <ReasonDialog
          title={`${displayField}: ${localized(texts.switchTo[asked])}`}
          action={localized(texts.switchTo[asked])}
          done={localized(texts.switched)}
          onClose={() => setAsked(undefined)}
          confirm={(reason) => switchTo(id, asked, reason)}
        >
          <p>{localized(texts.effects[asked])}</p>
        </ReasonDialog>
      )}
    </RecordSection>
  );
}
