import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { previewCounterBill } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorSummary, type FieldProblem, Page, Sheet } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { BillLinesForm, useBillLines } from '@portal/workspace/billing';
import { SwitchedOff } from '@portal/workspace/forms';
import { type FormEvent, useId, useState } from 'react';
import { useOwnHeads } from '../../use-own-heads.ts';
import type { BillFormProps, Previewed } from './bill-form-props.ts';
import { BillPreview } from './bill-preview.tsx';
import { CounterChoice, useCounter } from './counter-choice.tsx';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import { PayerFields } from './payer-fields.tsx';
import { noPayer, payerOf } from './typed-payer.ts';

/** Payer and lines on one screen, then the bill as it will be. Enter goes on. */
export function BillForm({ title, lead, initial, action, issue }: BillFormProps) {
  const messages = useCounterMessages();
  const api = useApiClient();
  const id = useId();
  const heads = useOwnHeads();
  const lines = useBillLines(initial?.lines);
  const [payer, setPayer] = useState(initial?.payer ?? noPayer);
  const { counters, counter, isChosen, choose } = useCounter();
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [tries, setTries] = useState(0);
  const preview = useMutation({
    mutationFn: async (asked: Previewed['asked']): Promise<Previewed> => ({
      ...(await api(previewCounterBill, { body: asked })),
      asked,
      reason,
      counterId: counter?.id,
    }),
    onSuccess: () => setProblems({}),
    onError(error) {
      setProblems(error instanceof ApiError ? error.fieldErrors : {});
      setTries((before) => before + 1);
    },
  });

  function refuse(found: Readonly<Record<string, string>>) {
    preview.reset();
    setProblems(found);
    setTries((before) => before + 1);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const asked = payerOf(payer);
    if (!asked) return refuse({ payer: messages.choosePayer });
    if (!isChosen) return refuse({ counterId: messages.chooseCounter });
    if (initial && reason.trim().length < 5) return refuse({ reason: messages.reason });
    preview.mutate({ payer: asked, lines: lines.asked });
  }

  const said: FieldProblem[] = Object.entries(problems).map(([path, message]) => ({
    fieldId: fieldIdOf(id, path),
    message,
  }));
  if (said.length === 0 && preview.error) said.push({ message: messageFrom(preview.error, messages.failed) });

  if (preview.data)
    return (
      <BillPreview
        previewed={preview.data}
        action={action}
        isCorrection={initial !== undefined}
        issue={issue}
        onBack={() => preview.reset()}
      />
    );
  return (
    <Page title={title} lead={lead} width="wide">
      {!initial && <SwitchedOff feature="counter" />}
      <form className="mc-form" noValidate onSubmit={send}>
        <ErrorSummary key={tries} problems={said} title={messages.mend} />
        <Sheet as="div" padding="md">
          <PayerFields
            id={id}
            payer={payer}
            problems={problems}
            onChange={(change) => setPayer((before) => ({ ...before, ...change }))}
          />
        </Sheet>
        <CounterChoice
          id={`${id}-counterId`}
          counters={counters}
          chosen={counter}
          isChosen={isChosen}
          problem={problems.counterId}
          onChoose={choose}
        />
        <h2 className="mc-heading">{messages.lines}</h2>
        <BillLinesForm id={id} lines={lines} heads={heads} problems={problems} />
        {initial && (
          <TextAreaField
            id={`${id}-reason`}
            label={messages.reason}
            required
            withAsterisk={false}
            maxLength={500}
            rows={2}
            value={reason}
            error={problems.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <div className="mc-actions">
          <Button type="submit" size="lg" pending={preview.isPending}>
            {messages.preview}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** `lines.0.attributes.year` is the field `…-0-attributes.year`. */
function fieldIdOf(id: string, path: string): string {
  const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
  return at === undefined ? `${id}-${path}` : `${id}-${at}-${field}`;
}
