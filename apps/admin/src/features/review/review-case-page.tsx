import { formatNaira, type ReviewCaseDetail, reviewKindWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { Reference, TextLink } from '@portal/ui';
import { BillStory } from '@portal/workspace/bills';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { CaseAttempts } from './case-attempts.tsx';
import { CaseDecision } from './case-decision.tsx';
import { CaseEquation } from './case-equation.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseNeighbours } from './case-neighbours.tsx';
import { CaseOwner } from './case-owner.tsx';
import { CaseParts } from './case-parts.tsx';
import { useReviewCase } from './review.queries.ts';
import './review.css';
import { undecidedPath } from './review-paths.ts';
import { texts } from './texts.ts';

/** The whole story of a case on one page, and what is decided beside it. */
export function ReviewCasePage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  const found = useReviewCase(id);
  const words: Readonly<Record<string, (typeof reviewKindWords)[keyof typeof reviewKindWords]>> = reviewKindWords;
  const titleOf = ({ kind, heldKobo }: ReviewCaseDetail) => {
    const known = words[kind];
    const what = known ? localized(known) : kind;
    return heldKobo > 0 ? `${what}: ${formatNaira(heldKobo)}` : what;
  };
  return (
    <RecordPage
      title={titleOf}
      kind={localized(texts.kind)}
      source={found}
      lead={
        <>
          <TextLink to={undecidedPath}>{localized(texts.all)}</TextLink>
          <CaseNeighbours id={id} />
        </>
      }
      actions={(found) => <CaseOwner found={found} />}
    >
      {(found) => (
        <div className="review ws-record-all">
          <div className="review-story">
            <CaseEquation found={found} />
            <CaseParts found={found} />
            <RecordSection
              title={localized(texts.bill)}
              actions={<TextLink to={`/admin/bills/${found.billReference}`}>{localized(texts.billPage)}</TextLink>}
            >
              <p>
                <Reference value={found.billReference} /> · {found.payerName}
                {found.payerTpui !== null && `, ${found.payerTpui}`}
              </p>
            </RecordSection>
            <CaseAttempts found={found} />
            <BillStory billReference={found.billReference} />
            <CaseHistory found={found} />
          </div>
          <CaseDecision key={`${found.id} ${found.work.state}`} found={found} />
        </div>
      )}
    </RecordPage>
  );
}
