import { messageFrom, useApiClient } from '@portal/api-client';
import {
  dutyReport,
  getReminderRun,
  previewReminders,
  type ReminderQuestion,
  type ReminderStage,
  reminderStages,
  sendReminders,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button, ErrorSummary, Skeleton } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import { readAddress } from '../lists/address/list-address.ts';
import { counted } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { remindWords as words } from './remind-words.ts';

const lookAgainMs = 2_000;

/** How many are reminded, who is not reached, and then how far it is. */
export function RemindDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const [params] = useSearchParams();
  const [stage, setStage] = useState<ReminderStage>('first');
  const question = questionOf(params);
  const preview = useQuery({
    queryKey: ['reminders', 'preview', question, stage],
    queryFn: ({ signal }) => api(previewReminders, { body: { question: question as ReminderQuestion, stage } }, signal),
    enabled: question !== undefined,
    gcTime: 0,
  });
  const sending = useMutation({
    mutationFn: ({ duties, alreadyReminded }: { readonly duties: number; readonly alreadyReminded: number }) =>
      api(sendReminders, {
        body: { question: question as ReminderQuestion, stage, shown: { duties, alreadyReminded } },
      }),
    onError: () => void preview.refetch(),
  });
  const seen = preview.data;
  const isNobody = seen !== undefined && seen.duties === seen.alreadyReminded;
  return (
    <Modal isOpen onClose={onClose} title={localized(words.title)} width={460}>
      {sending.data ? (
        <Progress id={sending.data.id} />
      ) : question === undefined ? (
        <p>{localized(words.narrow)}</p>
      ) : (
        <div className="ws-form">
          {sending.error && <ErrorSummary problems={[{ message: messageFrom(sending.error, sendReminders.failed) }]} />}
          {preview.error && (
            <ErrorSummary problems={[{ message: messageFrom(preview.error, localized(words.failed)) }]} />
          )}
          <p>{localized(words.lead)}</p>
          <SelectField
            label={localized(words.stage)}
            value={stage}
            data={reminderStages.map((one) => ({ value: one, label: localized(words[one]) }))}
            onChange={({ currentTarget }) =>
              setStage(reminderStages.find((one) => one === currentTarget.value) ?? 'first')
            }
          />
          {preview.isPending && <Skeleton height={120} role="status" aria-label={localized(words.counting)} />}
          {seen && (
            <Facts
              facts={[
                [localized(words.duties), counted(seen.duties)],
                [localized(words.already), counted(seen.alreadyReminded)],
                [localized(words.told), counted(seen.told)],
                [localized(words.optedOut), counted(seen.optedOut)],
                [localized(words.noContact), counted(seen.noContact)],
              ]}
            />
          )}
          {isNobody && <p>{localized(words.nobody)}</p>}
          {seen && !isNobody && (
            <div className="ws-form-actions">
              <Button pending={sending.isPending} onClick={() => sending.mutate(seen)}>
                {localized(words.send)} ({counted(seen.duties - seen.alreadyReminded)})
              </Button>
            </div>
          )}
        </div>
      )}
    </Modal>
  );
}

function Progress({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const run = useQuery({
    queryKey: ['reminders', id],
    queryFn: ({ signal }) => api(getReminderRun, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.isDone ? false : lookAgainMs),
  });
  return (
    <>
      <p role="status">{localized(run.data?.isDone ? words.done : words.sending)}</p>
      {run.data && (
        <Facts
          facts={[
            [localized(words.duties), counted(run.data.duties)],
            [localized(words.told), counted(run.data.told)],
            [localized(words.optedOut), counted(run.data.optedOut)],
            [localized(words.noContact), counted(run.data.noContact)],
            [localized(words.meanwhile), counted(run.data.filedMeanwhile)],
            [localized(words.waiting), counted(run.data.waiting)],
          ]}
        />
      )}
    </>
  );
}

/** The filters of the list as its address has them; undefined where the list has what was filed too. */
function questionOf(params: URLSearchParams): ReminderQuestion | undefined {
  const asked = readAddress(dutyReport, params) as Readonly<Record<string, unknown>>;
  const keys = ['criteria', 'minDate', 'maxDate', 'duty', 'sector', 'size', 'toId', 'status'] as const;
  const chosen = Object.fromEntries(keys.flatMap((key) => (asked[key] === undefined ? [] : [[key, asked[key]]])));
  const body = previewReminders.body.safeParse({ question: chosen, stage: 'first' });
  return body.success ? body.data.question : undefined;
}
