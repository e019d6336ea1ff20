import { useApiClient } from '@portal/api-client';
import { changeOfficerPhone, fieldDeviceStateWords, type OfficerPhone } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../forms/index.ts';
import { phoneWords as words } from './phone-words.ts';

type Act = 'lock' | 'unlock' | 'wipe';
const actsOf: Readonly<Record<OfficerPhone['state'], readonly Act[]>> = {
  active: ['lock', 'wipe'],
  locked: ['unlock', 'wipe'],
  wiped: [],
};

export interface PhoneRowsProps {
  readonly phones: readonly OfficerPhone[];
  readonly onChanged: () => void;
}

/** Each phone with its officer, its last contact and what it keeps; a lock or a wipe with its reason. */
export function PhoneRows({ phones, onChanged }: PhoneRowsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const [asked, setAsked] = useState<{ readonly phone: OfficerPhone; readonly act: Act }>();
  const told = ({ toldAt }: OfficerPhone) =>
    toldAt ? `${localized(words.told)} ${formatDateTime(toldAt, language)}` : localized(words.notTold);
  return (
    <>
      {phones.length === 0 && <p>{localized(words.noPhones)}</p>}
      <ul className="ws-record-list">
        {phones.map((phone) => (
          <li key={phone.id}>
            <span>
              {phone.officer}, {phone.name}: {localized(fieldDeviceStateWords[phone.state])}
              <small>
                {localized(words.contact)} {formatDateTime(phone.contactAt, language)}, {localized(words.waiting)}:{' '}
                {phone.waiting}
              </small>
              {phone.state !== 'active' && (
                <small>
                  “{phone.stateReason}”, {told(phone)}
                </small>
              )}
            </span>
            {actsOf[phone.state].map((act) => (
              <Button key={act} size="sm" variant="secondary" onClick={() => setAsked({ phone, act })}>
                {localized(words[act])}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={`${localized(words[asked.act])}: ${asked.phone.officer}`}
          action={localized(words[asked.act])}
          variant={asked.act === 'unlock' ? 'primary' : 'danger'}
          onClose={() => setAsked(undefined)}
          confirm={(reason) =>
            api(changeOfficerPhone, { params: { id: asked.phone.id }, body: { act: asked.act, reason } })
          }
          onDone={onChanged}
          done={localized(words.saved)}
        >
          {asked.act !== 'unlock' && <p>{localized(asked.act === 'wipe' ? words.wipeEffect : words.lockEffect)}</p>}
        </ReasonDialog>
      )}
    </>
  );
}
