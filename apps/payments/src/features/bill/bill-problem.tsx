import { useRevalidator } from '@portal/platform/router';
import { ErrorState, LinkButton, Page, Sheet } from '@portal/ui';
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
            wasSentEmpty={isMissing && problem.wasSent === true}
          />
        </Sheet>
      </Page>
    );
  }
  return (
    <Page title={problem.kind === 'unreachable' ? texts.unreachableTitle : texts.failedTitle} width="form">
      <ErrorState
        {...reasonOf(problem, texts)}
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

type Failure = Exclude<BillProblemProps['problem'], { readonly kind: 'not-found' | 'missing-reference' }>;

function reasonOf(problem: Failure, texts: ReturnType<typeof paymentsTexts.useMessages>) {
  if (problem.kind === 'unreachable') return { message: texts.unreachableText };
  if (problem.kind === 'failed') return { message: problem.message || texts.failedText, requestId: problem.requestId };
  return { title: texts.rateLimitedTitle, message: texts.rateLimitedText(problem.waitSeconds) };
}
