import { problemOf } from '@portal/api-client';
import { type Assessment, formatNaira, groupThousands } from '@portal/contracts';
import { Button, ErrorSummary, LoadFailure, Sheet, Skeleton, SummaryList } from '@portal/ui';
import { useEffect } from 'react';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { AssessmentLines } from './assessment-lines.tsx';
import type { Company } from './declaration-fields.ts';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { useAssessment } from './use-declaration.ts';
import type { DeclaredItems } from './use-declared-items.ts';

export interface AssessmentStepProps {
  readonly company: Company;
  readonly items: DeclaredItems;
  readonly isDeclaring: boolean;
  /** The rates have become others since they were shown. */
  readonly hasChanged: boolean;
  readonly failure: string | undefined;
  readonly onBack: () => void;
  readonly onDeclare: (assessment: Assessment) => void;
}

export function AssessmentStep({
  company,
  items,
  isDeclaring,
  hasChanged,
  failure,
  onBack,
  onDeclare,
}: AssessmentStepProps) {
  const messages = useInfrastructureMessages();
  const { data, isError, error, refetch, isFetching } = useAssessment(items);
  useEffect(() => {
    if (hasChanged) void refetch();
  }, [hasChanged, refetch]);
  const back = (
    <Button variant="secondary" onClick={onBack} disabled={isDeclaring}>
      {messages.previous}
    </Button>
  );

  if (isError) {
    return (
      <LoadFailure
        problem={problemOf(error)}
        title={messages.assessmentFailed}
        message={messages.offline}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={back}
      />
    );
  }
  const metres = items.fibreRoutes.reduce((sum, route) => sum + route.metres, 0);
  return (
    <>
      <ErrorSummary problems={failure ? [{ message: failure }] : []} />
      <Sheet className="service-stack" aria-labelledby="infra-assessment">
        <h2 id="infra-assessment" className="ui-heading">
          {messages.assessmentTitle}
        </h2>
        {data ? (
          <AssessmentLines assessment={data} />
        ) : (
          <Skeleton height={240} role="status" aria-label={messages.assessing} />
        )}
      </Sheet>
      <Sheet>
        <SummaryList
          items={[
            { term: messages.declaredBy, detail: `${company.companyName} (${company.rcNumber})` },
            { term: messages.email, detail: company.email },
            { term: messages.declared, detail: messages.counts(items.sites.length, groupThousands(metres)) },
          ]}
        />
      </Sheet>
      <p>{messages.declarePromise}</p>
      <PrivacyLink />
      <div className="ui-page-actions">
        <Button
          pending={isDeclaring || !data || isFetching}
          {...(isDeclaring && { pendingText: messages.declaring })}
          onClick={() => data && onDeclare(data)}
        >
          {messages.declare(data ? formatNaira(data.totalKobo) : '…')}
        </Button>
        {back}
      </div>
    </>
  );
}
