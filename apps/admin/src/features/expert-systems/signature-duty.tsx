import { useApiClient } from '@portal/api-client';
import { type PartnerStanding, setSignatureDuty } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { signatureDutyTexts as texts } from './signature-duty-texts.ts';

export interface SignatureDutyProps {
  readonly id: number;
  readonly signatures: PartnerStanding['signatures'];
  readonly onDone: () => void;
}

/** Whether the partner must sign its live calls: one administrator orders it, two lift it. */
export function SignatureDuty({ id, signatures, onDone }: SignatureDutyProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [asked, setAsked] = useState<boolean>();
  const { isRequired, since, reason, lift } = signatures;
  const words = asked ? (lift ? texts.keep : texts.order) : lift ? texts.agree : texts.lift;
  return (
    <section aria-label={localized(texts.title)}>
      <h3>{localized(texts.title)}</h3>
      <p>
        {isRequired && since !== null
          ? `${localized(texts.required)} ${formatDate(since)}: ${reason}`
          : localized(texts.free)}
      </p>
      {lift && (
        <p>
          {localized(texts.liftProposed)} {lift.proposedBy}, {formatDate(lift.proposedAt)}: {lift.reason}.{' '}
          {lift.isOwn && localized(texts.own)}
        </p>
      )}
      {(!isRequired || lift) && (
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          {localized(lift ? texts.keep : texts.order)}
        </Button>
      )}{' '}
      {isRequired && !lift?.isOwn && (
        <Button size="sm" variant="secondary" onClick={() => setAsked(false)}>
          {localized(lift ? texts.agree : texts.lift)}
        </Button>
      )}
      {asked !== undefined && (
        <ReasonDialog
          title={localized(words)}
          action={localized(words)}
          variant={asked ? 'primary' : 'danger'}
          confirm={(given) => api(setSignatureDuty, { params: { id }, body: { isRequired: asked, reason: given } })}
          done={localized(texts.done)}
          onDone={onDone}
          onClose={() => setAsked(undefined)}
        >
          {localized(asked ? texts.orderEffect : texts.liftEffect)}
        </ReasonDialog>
      )}
    </section>
  );
}
