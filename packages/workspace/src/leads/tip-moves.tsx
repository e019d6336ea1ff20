import { messageFrom, useApiClient } from '@portal/api-client';
import { readTipSender, type TipAct, type TipDetail, tipActs } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Notice } from '@portal/ui';
import { type ComponentType, Suspense, useState } from 'react';
import { Facts } from '../lists/panel/facts.tsx';
import type { TipDialogProps } from './tip-dialog-props.ts';
import { tipTexts as texts } from './tip-texts.ts';
import { useTipsChanged } from './use-tip.ts';

type DialogAct = Exclude<TipAct, 'read-sender'>;

const ask = lazyPart(async () => (await import('./tip-reason-dialogs.tsx')).AskSenderDialog);
const decision = lazyPart(async () => (await import('./tip-reason-dialogs.tsx')).TipDecisionDialog);
const dialogs: Readonly<Record<DialogAct, ComponentType<TipDialogProps>>> = {
  'take-up': lazyPart(async () => (await import('./take-up-dialog.tsx')).TakeUpDialog),
  close: lazyPart(async () => (await import('./close-tip-dialog.tsx')).CloseTipDialog),
  'propose-reward': lazyPart(async () => (await import('./reward-dialogs.tsx')).ProposeRewardDialog),
  'pay-reward': lazyPart(async () => (await import('./reward-dialogs.tsx')).PayRewardDialog),
  ...{ 'ask-sender': ask, 'approve-sender': decision, 'refuse-sender': decision },
  ...{ 'approve-reward': decision, 'refuse-reward': decision },
};

/** What whoever looks may do with it. Who sent it is read apart, and is kept nowhere on this device. */
export function TipMoves({ tip }: { readonly tip: TipDetail }) {
  const localized = useLocalized();
  const changed = useTipsChanged();
  const [open, setOpen] = useState<DialogAct>();
  const acts = tipActs.filter((act) => tip.acts.includes(act));
  if (acts.length === 0) return <p className="ws-quiet">{localized(texts.nothing)}</p>;
  const Dialog = open && dialogs[open];
  return (
    <>
      <div className="ws-moves">
        {acts.map((act, index) =>
          act === 'read-sender' ? null : (
            <Button key={act} size="sm" variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
              {localized(texts.acts[act])}
            </Button>
          ),
        )}
      </div>
      {acts.includes('read-sender') && <Sender id={tip.id} />}
      <Suspense>
        {open && Dialog && <Dialog act={open} tip={tip} onClose={() => setOpen(undefined)} onDone={changed} />}
      </Suspense>
    </>
  );
}

function Sender({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const reading = useMutation({ mutationFn: () => api(readTipSender, { params: { id } }), gcTime: 0 });
  const { data } = reading;
  const given = (text: string) => (text === '' ? localized(texts.notGiven) : text);
  return (
    <div aria-live="polite">
      {data ? (
        <>
          <Facts
            facts={[
              [localized(texts.senderName), given(data.name)],
              [localized(texts.phone), given(data.phone)],
            ]}
          />
          <p className="ws-quiet">{localized(texts.readNote)}</p>
        </>
      ) : (
        <Button size="sm" variant="secondary" pending={reading.isPending} onClick={() => reading.mutate()}>
          {localized(texts.acts['read-sender'])}
        </Button>
      )}
      {reading.isError && (
        <Notice kind="danger" role="alert">
          <p>{messageFrom(reading.error, localized(texts.failed))}</p>
        </Notice>
      )}
    </div>
  );
}
