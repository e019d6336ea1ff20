import { activeRole, useSession } from '@portal/auth';
import { proposeReview, type ReviewCaseDetail } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Money } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ContractForm, useContractForm } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { CaseEffect } from './case-effect.tsx';
import { CaseOptions } from './case-options.tsx';
import { CaseVerdict } from './case-verdict.tsx';
import { useReviewActs } from './review.queries.ts';
import { texts, wordsOf } from './texts.ts';

/** The first hand proposes, the second decides, and a decision can be taken back: whichever is next stands here. */
export function CaseDecision({ found }: { readonly found: ReviewCaseDetail }) {
  const localized = useLocalized();
  const { heldKobo, may } = found;
  return (
    <aside className="review-decision" aria-label={localized(texts.decide)}>
      <RecordSection title={localized(texts.decide)}>
        {heldKobo > 0 && (
          <p className="review-held">
            {localized(texts.decideOn)} <Money amountKobo={heldKobo} />
          </p>
        )}
        {may.propose ? <Proposing found={found} /> : <CaseVerdict found={found} />}
      </RecordSection>
    </aside>
  );
}

function Proposing({ found }: { readonly found: ReviewCaseDetail }) {
  const localized = useLocalized();
  const { session } = useSession();
  const { propose, readAgain } = useReviewActs(found);
  const [first] = found.options;
  const [chosen, setChosen] = useState(first?.key ?? '');
  const option = found.options.find(({ key }) => key === chosen) ?? first;
  const form = useContractForm({
    kinds: { reason: 'text' },
    schema: proposeReview.body,
    labels: { reason: localized(texts.reason) },
    shape: (candidate) => ({ ...candidate, caseVersion: found.work.caseVersion, option: option?.key ?? '' }),
    save: (body) => propose(body.option, body.reason),
    done: localized(texts.proposed),
    onDone: readAgain,
  });
  if (!option) return null;
  return (
    <>
      <CaseOptions found={found} chosen={option.key} onChoose={setChosen} />
      <ContractForm form={form} action={`${localized(texts.propose)}: ${localized(wordsOf(option, found))}`}>
        <TextAreaField {...form.field('reason')} required withAsterisk={false} maxLength={500} rows={3} />
        <div>
          <CaseEffect option={option} />
          <p className="review-quiet">{localized(texts.consequence)}</p>
        </div>
        <ol className="review-hands">
          <li>
            <strong>
              {[session?.user.firstName, session?.user.lastName].filter(Boolean).join(' ') || activeRole(session)}
            </strong>
            <small>{localized(texts.proposes)}</small>
          </li>
          <li data-open>
            <strong>{localized(texts.another)}</strong>
            <small>{localized(texts.approves)}</small>
          </li>
        </ol>
      </ContractForm>
    </>
  );
}
