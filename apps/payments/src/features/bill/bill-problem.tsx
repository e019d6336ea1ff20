import { useRevalidator } from '@portal/platform/router';
import { ErrorState, LinkButton, Notice, Page, Sheet } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths } from '../../paths.ts';
import { ReferenceForm } from '../../reference-form.tsx';
import './bill.css';
import type { BillLoad } from './load-bill.ts';

export interface BillProblemProps {
  readonly problem: Exclude<BillLoad, { readonly kind: 'found' }>;
}

/** Why there is no bill to show, and what to do next. */
export function BillProblem({ problem }: BillProblemProps) {
  const texts = paymentsTexts.useMessages();
  const { revalidate, state } = useRevalidator();

  if (problem.kind === 'not-found' || problem.kind === 'missing-reference') {
    const isMissing = problem.kind === 'missing-reference';
    return (
      <Page
        title={isMissing ? texts.missingTitle : texts.notFoundTitle}
        lead={isMissing ? texts.missingText : `${texts.notFoundText} ${texts.notFoundNext}`}
        width="form"
      >
        <Sheet>
          <ReferenceForm
            action={paths.bill}
            name="billRef"
            label={texts.referenceLabel}
            hint={texts.referenceHint}
            required={texts.referenceRequired}
            submit={texts.openBill}
            initialValue={isMissing ? '' : problem.reference}
          />
        </Sheet>
      </Page>
    );
  }
  if (problem.kind === 'rate-limited') {
    return (
      <Page title={texts.rateLimitedTitle} width="form">
        <Notice kind="warning">
          <p>{texts.rateLimitedText(problem.waitSeconds)}</p>
        </Notice>
      </Page>
    );
  }
  const isUnreachable = problem.kind === 'unreachable';
  return (
    <Page title={isUnreachable ? texts.unreachableTitle : texts.failedTitle} width="form">
      <ErrorState
        message={isUnreachable ? texts.unreachableText : problem.message || texts.failedText}
        requestId={isUnreachable ? undefined : problem.requestId}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
        action={
          <LinkButton to={paths.home} variant="quiet">
            {texts.home}
          </LinkButton>
        }
      />
    </Page>
  );
}
