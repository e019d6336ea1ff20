import { useApiClient } from '@portal/api-client';
import { type AssessmentDetail, getWork, withdrawAssessment } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { CaseMoves } from '../work/cases/case-moves.tsx';
import { RecordFrame } from '../work/record/record-frame.tsx';
import { useRecord } from '../work/record/use-record.ts';
import { assessmentTexts as texts } from './assessment-texts.ts';
import { useAssessmentsChanged } from './use-assessment.ts';

const ServiceDialog = lazyPart(async () => (await import('./service-dialog.tsx')).ServiceDialog);
const ReasonDialog = lazyPart(async () => (await import('../forms/dialogs/reason-dialog.tsx')).ReasonDialog);

export interface AssessmentMovesProps {
  readonly assessment: AssessmentDetail;
}

/** The lawful moves of whoever looks: of its case while two persons decide, its service, and its withdrawal after that. */
export function AssessmentMoves({ assessment }: AssessmentMovesProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useAssessmentsChanged();
  const [open, setOpen] = useState<'serve' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const { id, number, standing, acts, workId } = assessment;
  const isDecided = standing !== 'proposed' && standing !== 'approved';
  return (
    <>
      {!isDecided && <MovesOfCase workId={workId} onChanged={changed} />}
      {acts.includes('serve') && <Button onClick={() => setOpen('serve')}>{localized(texts.serve)}</Button>}
      {acts.includes('withdraw') && (
        <Button variant="secondary" onClick={() => setOpen('withdraw')}>
          {localized(texts.withdraw)}
        </Button>
      )}
      {isDecided && acts.length === 0 && <p className="ws-quiet">{localized(texts.nothingNext)}</p>}
      <Suspense>
        {open === 'serve' && <ServiceDialog assessment={assessment} onClose={close} onServed={changed} />}
        {open === 'withdraw' && (
          <ReasonDialog
            title={`${localized(texts.withdraw)}: ${number}`}
            action={localized(texts.withdraw)}
            variant="danger"
            onClose={close}
            confirm={(reason) => api(withdrawAssessment, { params: { id }, body: { reason } })}
            done={localized(texts.withdrawn)}
            onDone={changed}
          >
            <p>{localized(texts.withdrawEffect)}</p>
          </ReasonDialog>
        )}
      </Suspense>
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
