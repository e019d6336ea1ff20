import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { PapersOfCase } from '../law-papers/papers-of-case.tsx';
import { RecordPage } from '../records/record-page.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { AssessmentComputation } from './assessment-computation.tsx';
import { AssessmentComparables, AssessmentSources } from './assessment-evidence.tsx';
import { AssessmentFacts, AssessmentPeople, AssessmentState } from './assessment-facts.tsx';
import { AssessmentMoves } from './assessment-moves.tsx';
import { assessmentTexts as texts } from './assessment-texts.ts';
import { useAssessment } from './use-assessment.ts';

/** One assessment: its state and clock, what can be done next, by what it was judged, line by line. */
export function AssessmentPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ number }) => number}
      lead={localized(texts.lead)}
      source={useAssessment(id)}
    >
      {(assessment) => (
        <>
          <RecordSection title={localized(texts.state)}>
            <AssessmentState assessment={assessment} />
          </RecordSection>
          <RecordSection title={localized(texts.next)}>
            <AssessmentMoves assessment={assessment} />
          </RecordSection>
          <RecordSection title={localized(texts.papers)}>
            <PapersOfCase of="assessment" id={id} side="office" standing={assessment.standing} />
          </RecordSection>
          <RecordSection title={localized(texts.computation)}>
            <AssessmentComputation lines={assessment.lines} taxKobo={assessment.taxKobo} />
          </RecordSection>
          <RecordSection title={localized(texts.why)}>
            <AssessmentFacts assessment={assessment} />
          </RecordSection>
          <RecordSection title={localized(texts.sources)}>
            <AssessmentSources sources={assessment.sources} />
          </RecordSection>
          {assessment.comparables.length > 0 && (
            <RecordSection title={localized(texts.comparables)}>
              <AssessmentComparables comparables={assessment.comparables} />
            </RecordSection>
          )}
          <RecordSection title={localized(texts.people)}>
            <AssessmentPeople assessment={assessment} />
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}
