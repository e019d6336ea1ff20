import { type ReviewCaseDetail, reviewDecisionWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { CaseEffect } from './case-effect.tsx';
import { useReviewActs } from './review.queries.ts';
import { casePath } from './review-paths.ts';
import { texts, wordsOf } from './texts.ts';

type Asked = 'approve' | 'refuse' | 'withdraw' | 'counter';

const said = {
  approve: { title: texts.approve, effect: texts.approveEffect, done: texts.approved },
  refuse: { title: texts.refuse, effect: texts.refuseEffect, done: texts.refused },
  withdraw: { title: texts.withdraw, effect: texts.withdrawEffect, done: texts.withdrawn },
  counter: { title: texts.counter, effect: texts.counterEffect, done: texts.counterAsked },
} as const;

/** What was proposed, for the second person; once it is decided, the way to take it back. */
export function CaseVerdict({ found }: { readonly found: ReviewCaseDetail }) {
  const localized = useLocalized();
  const navigate = useNavigate();
  const { decide, counter, readAgain } = useReviewActs(found);
  const [asked, setAsked] = useState<Asked>();
  const { may, proposals, work, resolution } = found;
  const [proposal] = proposals;
  const words: Readonly<Record<string, (typeof reviewDecisionWords)[keyof typeof reviewDecisionWords]>> =
    reviewDecisionWords;
  const decided = resolution === null ? undefined : words[resolution];
  const buttons: readonly (readonly [Asked, boolean])[] = [
    ['approve', may.decide],
    ['refuse', may.decide],
    ['withdraw', may.withdraw],
    ['counter', may.counter],
  ];
  const act = async (reason: string) => {
    if (asked === 'counter') return navigate(casePath((await counter(reason)).caseId));
    await decide(proposal?.id ?? '', asked ?? 'withdraw', reason);
  };
  return (
    <>
      {proposal && (
        <>
          <p>
            <strong>
              {work.state === 'decided' && decided ? localized(decided) : localized(wordsOf(proposal, found))}
            </strong>
          </p>
          <CaseEffect option={proposal} />
          <ol className="review-hands">
            <li>
              <strong>{proposal.by.name}</strong>
              <small>{localized(texts.proposes)}</small>
            </li>
            <li data-open={proposal.outcome === null || undefined}>
              <strong>{proposal.endedBy?.name ?? localized(texts.another)}</strong>
              <small>{localized(texts.approves)}</small>
            </li>
          </ol>
          <p className="review-quiet">{proposal.reason}</p>
        </>
      )}
      {work.state === 'proposed' && !may.decide && <p className="review-quiet">{localized(texts.waits)}</p>}
      <div className="review-buttons">
        {buttons.map(
          ([name, isOpen]) =>
            isOpen && (
              <Button key={name} variant={name === 'approve' ? 'primary' : 'secondary'} onClick={() => setAsked(name)}>
                {localized(said[name].title)}
              </Button>
            ),
        )}
      </div>
      {asked && (
        <ReasonDialog
          title={localized(said[asked].title)}
          action={localized(said[asked].title)}
          done={localized(said[asked].done)}
          onClose={() => setAsked(undefined)}
          confirm={act}
          onDone={readAgain}
        >
          <p>{localized(said[asked].effect)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
