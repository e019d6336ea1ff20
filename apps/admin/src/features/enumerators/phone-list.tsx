import { useApiClient } from '@portal/api-client';
import { changeFieldDevice, type FieldDevice, fieldDeviceStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import type { EnumeratorPartProps } from './enumerator-part-props.ts';
import { texts } from './texts.ts';

type Act = 'lock' | 'unlock' | 'wipe';
const actsOf: Readonly<Record<FieldDevice['state'], readonly Act[]>> = {
  active: ['lock', 'wipe'],
  locked: ['unlock', 'wipe'],
  wiped: [],
};

/** The phones of an enumerator: what each keeps, and whether it knows of its lock. */
export function PhoneList({ one, act }: EnumeratorPartProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const [asked, setAsked] = useState<{ readonly device: FieldDevice; readonly what: Act }>();
  return (
    <section>
      <h3>{localized(texts.phones)}</h3>
      {one.devices.length === 0 && <p>{localized(texts.noPhones)}</p>}
      <ul className="ws-record-list">
        {one.devices.map((device) => (
          <li key={device.id}>
            <span>
              {device.name}: {localized(fieldDeviceStateWords[device.state])}
              <small>
                {localized(texts.contact)} {formatDateTime(device.contactAt, language)}, {localized(texts.waiting)}:{' '}
                {device.waiting}
              </small>
              {device.state !== 'active' && (
                <small>
                  “{device.stateReason}”,{' '}
                  {device.toldAt
                    ? `${localized(texts.told)} ${formatDateTime(device.toldAt, language)}`
                    : localized(texts.notTold)}
                </small>
              )}
            </span>
            {actsOf[device.state].map((what) => (
              <Button key={what} size="sm" variant="secondary" onClick={() => setAsked({ device, what })}>
                {localized(texts[what])}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={`${localized(texts[asked.what])}: ${asked.device.name}`}
          action={localized(texts[asked.what])}
          variant={asked.what === 'unlock' ? 'primary' : 'danger'}
          onClose={() => setAsked(undefined)}
          confirm={(reason) =>
            act(() =>
              api(changeFieldDevice, {
                params: { id: one.id, deviceId: asked.device.id },
                body: { act: asked.what, reason },
              }),
            )
          }
          done={localized(texts.saved)}
        >
          {asked.what !== 'unlock' && <p>{localized(asked.what === 'wipe' ? texts.wipeEffect : texts.lockEffect)}</p>}
        </ReasonDialog>
      )}
    </section>
  );
}
