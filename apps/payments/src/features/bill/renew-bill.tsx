import { messageFrom, useApiClient } from '@portal/api-client';
import { renewBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { Button, formatLongDate, Notice, showToast } from '@portal/ui';
import { useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface RenewBillProps {
  readonly billReference: string;
}

/** Makes the bill payable again; the page then shows it with its pay button. */
export function RenewBill({ billReference }: RenewBillProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const api = useApiClient();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function renew() {
    setPending(true);
    setProblem(undefined);
    try {
      const { expiresOn } = await api(renewBill, { body: { billReference } });
      showToast({ kind: 'success', message: texts.renewed(formatLongDate(expiresOn, language)) });
    } catch (error) {
      setProblem(messageFrom(error, texts.notRenewed));
    }
    // Also after a refusal: the bill is not what this page shows any more.
    await revalidate();
    setPending(false);
  }

  return (
    <div className="bill-panel ui-screen-only">
      <noscript>
        <Notice kind="warning">{texts.renewNeedsScript}</Notice>
      </noscript>
      <Button size="lg" fullWidth pending={isPending} pendingText={texts.renewing} onClick={renew}>
        {texts.renew}
      </Button>
      <p role="status">{isPending ? texts.renewing : problem}</p>
    </div>
  );
}
