import { problemOf } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Skeleton, TextLink } from '@portal/ui';
import { PapersOfCase } from '../law-papers/papers-of-case.tsx';
import { AssessmentComputation } from './assessment-computation.tsx';
import { AssessmentFacts, AssessmentState } from './assessment-facts.tsx';
import { assessmentTexts as texts } from './assessment-texts.ts';
import { useAssessment } from './use-assessment.ts';

/** Beside the list: how it stands and what it comes to. Its page has the rest. */
export function AssessmentPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const query = useAssessment(id);
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(texts.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const assessment = query.data;
  return (
    <>
      <h2>{assessment.number}</h2>
      <AssessmentState assessment={assessment} />
      <AssessmentFacts assessment={assessment} />
      <AssessmentComputation lines={assessment.lines} taxKobo={assessment.taxKobo} />
      <PapersOfCase of="assessment" id={id} side="office" standing={assessment.standing} />
      <p>
        <TextLink to={`/tax-area-office/discrepancy-report/assessments/${id}`}>{localized(texts.page)}</TextLink>
      </p>
    </>
  );
}
