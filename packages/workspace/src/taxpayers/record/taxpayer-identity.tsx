import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { revealNin, type TaxpayerRecord, taxpayerReport } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, Money } from '@portal/ui';
import { Suspense, useState } from 'react';
import { counted, dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { StatusSign } from '../../lists/table/status-sign.tsx';
import { RecordSection } from '../../records/record-section.tsx';
import { useTaxpayerMessages } from '../messages/use-taxpayer-messages.ts';
import { taxpayerSigns } from '../taxpayer-signs.ts';
import { texts } from './texts.ts';
import { useTaxpayerChanged } from './use-taxpayer-record.ts';

const ReasonDialog = lazyPart(async () => (await import('../../forms/dialogs/reason-dialog.tsx')).ReasonDialog);

export interface TaxpayerIdentityProps {
  readonly record: TaxpayerRecord;
}

/** Who it is, what they owe, with what they sign in. */
export function TaxpayerIdentity({ record: { taxpayer, account, organisation } }: TaxpayerIdentityProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const messages = useTaxpayerMessages();
  const { columns } = taxpayerReport;
  const day = (at: string | null | undefined) => at && formatDate(dayOfMoment(at), language);
  return (
    <>
      <RecordSection
        title={localized(texts.who)}
        actions={
          <StatusSign sign={taxpayerSigns[taxpayer.standing]}>
            {localized(columns.status.words[taxpayer.standing])}
          </StatusSign>
        }
      >
        <Facts
          facts={[
            ['TPUI', taxpayer.tpui],
            [localized(columns.category.label), taxpayer.category],
            [localized(columns.phone.label), taxpayer.phone],
            [localized(columns.lga.label), taxpayer.lga],
            [
              messages.office,
              taxpayer.homeOffice &&
                `${taxpayer.homeOffice.name} (${messages.officeSources[taxpayer.homeOffice.source]})`,
            ],
            [messages.registered, formatDate(taxpayer.registeredOn, language)],
            [localized(columns.bills.label), counted(taxpayer.bills)],
            [localized(columns.outstandingKobo.label), <Money key="out" amountKobo={taxpayer.outstandingKobo} />],
            [localized(columns.collectedKobo.label), <Money key="in" amountKobo={taxpayer.collectedKobo} />],
            [messages.lastPayment, day(taxpayer.lastPaidAt)],
          ]}
        />
      </RecordSection>
      <RecordSection title={localized(organisation ? texts.organisation : texts.account)}>
        {organisation && (
          <Facts
            facts={[
              [localized(columns.name.label), organisation.name],
              [
                localized(texts.number),
                organisation.registrationNumber &&
                  `${organisation.registrationNumber} (${localized(organisation.isConfirmed ? texts.confirmed : texts.unconfirmed)})`,
              ],
              [localized(texts.tin), organisation.tin],
              [localized(texts.industry), organisation.industry],
            ]}
          />
        )}
        {account ? (
          <Facts
            facts={[
              [
                localized(texts.email),
                `${account.email} (${localized(account.isEmailVerified ? texts.proved : texts.notProved)})`,
              ],
              [localized(texts.nin), account.ninLast4 && <Nin key="nin" tpui={taxpayer.tpui} account={account} />],
              [localized(texts.lastSeen), day(account.lastSeenAt) ?? localized(texts.never)],
            ]}
          />
        ) : (
          <p className="ws-record-quiet">{localized(texts.noAccount)}</p>
        )}
      </RecordSection>
    </>
  );
}

interface NinProps {
  readonly tpui: string;
  readonly account: NonNullable<TaxpayerRecord['account']>;
}

/** Its last four digits; all of them for a reason, on this screen alone and for as long as it is open. */
function Nin({ tpui, account: { userId, ninLast4 } }: NinProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useTaxpayerChanged(tpui);
  const mayReveal = activeRole(useSession().session) === 'SuperAdmin';
  const [isAsking, setAsking] = useState(false);
  const [nin, setNin] = useState<string>();
  if (nin !== undefined) return <b className="ws-taxpayer-nin">{nin}</b>;
  return (
    <>
      ••• {ninLast4}{' '}
      {mayReveal && (
        <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
          {localized(texts.reveal)}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title={localized(texts.revealTitle)}
            action={localized(texts.reveal)}
            onClose={() => setAsking(false)}
            confirm={async (reason) => setNin((await api(revealNin, { params: { id: userId }, body: { reason } })).nin)}
            done={localized(texts.revealed)}
            onDone={changed}
          >
            <p>{localized(texts.revealText)}</p>
          </ReasonDialog>
        </Suspense>
      )}
    </>
  );
}
