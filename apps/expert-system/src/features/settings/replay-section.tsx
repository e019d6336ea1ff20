import { messageFrom, useApiClient } from '@portal/api-client';
import { replayOwnWebhook } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { webhookTexts as texts } from './webhook-texts.ts';

export interface ReplaySectionProps {
  readonly webhookId: string;
  readonly onDone: () => void;
}

const hourMs = 3_600_000;
const spans = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs, quarter: 90 * 24 * hourMs } as const;
type Span = keyof typeof spans;

/** Events of a time once more. */
export function ReplaySection({ webhookId, onDone }: ReplaySectionProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [span, setSpan] = useState<Span>('day');
  const [which, setWhich] = useState<'not-arrived' | 'all'>('not-arrived');
  const replay = useMutation({
    mutationFn: () => {
      const now = Date.now();
      const body = { from: new Date(now - spans[span]).toISOString(), until: new Date(now).toISOString(), which };
      return api(replayOwnWebhook, { params: { webhookId }, body });
    },
    onSuccess: ({ events }) => {
      showToast({ kind: 'success', message: `${localized(texts.replayed)}: ${events}` });
      onDone();
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.failed)) }),
  });
  return (
    <RecordSection title={localized(texts.replay)}>
      <p className="ws-record-quiet">{localized(texts.replayText)}</p>
      <SelectField
        label={localized(texts.from)}
        value={span}
        onChange={({ currentTarget }) => setSpan(currentTarget.value as Span)}
        data={(Object.keys(spans) as Span[]).map((value) => ({ value, label: localized(texts[value]) }))}
      />
      <SelectField
        label={localized(texts.which)}
        value={which}
        onChange={({ currentTarget }) => setWhich(currentTarget.value === 'all' ? 'all' : 'not-arrived')}
        data={[
          { value: 'not-arrived', label: localized(texts.notArrived) },
          { value: 'all', label: localized(texts.everything) },
        ]}
      />
      <p>
        <Button pending={replay.isPending} onClick={() => replay.mutate()}>
          {localized(texts.replay)}
        </Button>
      </p>
    </RecordSection>
  );
}
