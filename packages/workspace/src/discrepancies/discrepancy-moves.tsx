import { useApiClient } from '@portal/api-client';
import {
  assessDiscrepancy,
  type DiscrepancyDetail,
  getWork,
  leastDaysToAnswer,
  queryDiscrepancy,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { useState } from 'react';
import { ChoiceField, FormDialog, ReasonDialog, useContractForm } from '../forms/index.ts';
import { CaseMoves } from '../work/cases/case-moves.tsx';
import { RecordFrame } from '../work/record/record-frame.tsx';
import { useRecord } from '../work/record/use-record.ts';
import { words } from './words.ts';

interface DiscrepancyMovesProps {
  readonly discrepancy: DiscrepancyDetail;
}

const daysToChoose = [leastDaysToAnswer, 14, 21, 30, 60, 90] as const;
const decided: readonly string[] = ['accepted', 'assessed', 'dropped'];

/** The lawful moves of whoever looks: of its case, the question and the assessment. */
export function DiscrepancyMoves({ discrepancy }: DiscrepancyMovesProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'query' | 'assess'>();
  const { id, number, caseVersion, acts, state, workId } = discrepancy;
  const readAgain = () => {
    for (const key of ['discrepancies', 'work', 'reports', 'case']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const close = () => setOpen(undefined);
  if (decided.includes(state)) return null;
  return (
    <>
      <div className="ws-moves">
        {acts.map((act, index) => (
          <Button key={act} size="sm" variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
            {localized(act === 'query' ? words.ask : words.assess)}
          </Button>
        ))}
      </div>
      <MovesOfCase workId={workId} onChanged={readAgain} />
      {open === 'query' && <QueryDialog discrepancy={discrepancy} onClose={close} onDone={readAgain} />}
      {open === 'assess' && (
        <ReasonDialog
          title={`${localized(words.assess)}: ${number}`}
          action={localized(words.assess)}
          onClose={close}
          confirm={(reason) => api(assessDiscrepancy, { params: { id }, body: { caseVersion, reason } })}
          done={localized(words.done)}
          onDone={readAgain}
        >
          <p>{localized(words.assessEffect)}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function MovesOfCase({ workId, onChanged }: { readonly workId: string; readonly onChanged: () => void }) {
  const api = useApiClient();
  const { query, act, isOvertaken } = useRecord({
    key: ['case', workId],
    read: (signal) => api(getWork, { params: { id: workId } }, signal),
    onChanged,
  });
  return (
    <RecordFrame query={query} isOvertaken={isOvertaken}>
      {(work) => <CaseMoves work={work} act={act} />}
    </RecordFrame>
  );
}

interface QueryDialogProps extends DiscrepancyMovesProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function QueryDialog({ discrepancy: { id, number, caseVersion }, onClose, onDone }: QueryDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { question: 'text', days: 'choice' },
    schema: queryDiscrepancy.body,
    labels: { question: localized(words.question), days: localized(words.days) },
    initial: { days: String(leastDaysToAnswer) },
    shape: ({ question, days }) => ({ caseVersion, question, days: Number(days) }),
    save: (body) => api(queryDiscrepancy, { params: { id }, body }),
    done: localized(words.done),
    onDone() {
      onDone();
      onClose();
    },
  });
  const action = localized(words.ask);
  return (
    <FormDialog title={`${action}: ${number}`} form={form} action={action} onClose={onClose}>
      <p>{localized(words.askEffect)}</p>
      <TextAreaField {...form.field('question')} maxLength={2000} rows={4} required />
      <ChoiceField
        {...form.field('days')}
        choices={daysToChoose.map((days) => ({ id: String(days), displayField: String(days) }))}
        required
      />
    </FormDialog>
  );
}
