import { groupReference, normalizeBillReference } from '@portal/contracts';
import { useRevalidator } from '@portal/platform/router';
import { LinkButton, LoadFailure, Page, Sheet } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths } from '../../paths.ts';
import { ReferenceForm } from '../../reference-form.tsx';
import { BillHead } from './bill-head.tsx';
import './bill.css';
import './bill-problem.css';
import type { BillLoad } from './load-bill.ts';

/** Letters and digits of a bill reference. */
const wholeLength = 16;

export interface BillProblemProps {
  readonly problem: Exclude<BillLoad, { readonly kind: 'found' }>;
}

/** Why there is no bill to show, and what to do next. */
export function BillProblem({ problem }: BillProblemProps) {
  const texts = paymentsTexts.useMessages();
  const { revalidate, state } = useRevalidator();

  if (problem.kind === 'not-found' || problem.kind === 'missing-reference') {
    const isMissing = problem.kind === 'missing-reference';
    const given = isMissing ? '' : normalizeBillReference(problem.reference);
    const why = [
      texts.notFoundText,
      given.length !== wholeLength && texts.notFoundGiven(given.length),
      texts.notFoundNext,
    ];
    return (
      <Page
        title={isMissing ? texts.missingTitle : texts.notFoundTitle}
        lead={isMissing ? texts.missingText : why.filter(Boolean).join(' ')}
      >
        <div className="bill-sought">
          <Sheet>
            <ReferenceForm
              action={paths.bill}
              name="billRef"
              label={texts.referenceLabel}
              hint={texts.referenceHint}
              required={texts.referenceRequired}
              submit={texts.openBill}
              initialValue={isMissing ? '' : problem.reference}
              refused={isMissing && problem.wasSent === true ? 'empty' : undefined}
            />
          </Sheet>
          <SoughtPaper given={given.slice(0, wholeLength)} />
        </div>
      </Page>
    );
  }
  const title =
    problem.kind !== 'unreachable'
      ? texts.failedTitle
      : problem.isMomentary
        ? texts.openingTitle
        : texts.unreachableTitle;
  return (
    <Page title={title} width="form">
      <LoadFailure
        problem={problem}
        message={problem.kind === 'unreachable' ? texts.unreachableText : texts.failedText}
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

/** Where a reference stands on paper, with the one that was given. Decoration: words and field beside it say the same. */
function SoughtPaper({ given }: { readonly given: string }) {
  const texts = paymentsTexts.useMessages();
  return (
    <div className="bill-sought-paper" aria-hidden="true">
      <BillHead kind={texts.invoice} />
      <p className="bill-muted">{texts.billReference}</p>
      <p className="bill-sought-slot" data-unknown={given !== '' || undefined}>
        {groupReference(given.padEnd(wholeLength, '_'))}
      </p>
      <p className="bill-muted">{texts.billAmount}</p>
      <span className="bill-sought-ghost" />
      <span className="bill-sought-ghost" />
    </div>
  );
}
