import { formatNaira, type SettlementDifference, settlementCaseWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { formatDate, formatDateTime, Money, TextLink } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { AssignControl } from '@portal/workspace/work';
import { DifferenceAsked } from './difference-asked.tsx';
import { DifferenceNext } from './difference-next.tsx';
import { DifferenceProposals } from './difference-proposals.tsx';
import { OurSide, TheirSide } from './difference-sides.tsx';
import { differenceTexts as texts } from './difference-texts.ts';
import { useDifference, useDifferenceActs } from './settlement.queries.ts';
import { openDifferencesPath } from './settlement-paths.ts';
import './settlement.css';

/** One difference: both sides, what was asked, and how it ends: `/admin/settlement-reports/differences/:id`. */
export function DifferencePage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ kind, expectedKobo, receivedKobo }: SettlementDifference) =>
        `${localized(settlementCaseWords[kind])}: ${formatNaira(Math.abs(expectedKobo - receivedKobo))}`
      }
      source={useDifference(id)}
      lead={<TextLink to={openDifferencesPath}>{localized(texts.all)}</TextLink>}
      actions={(found) => <Owner found={found} />}
    >
      {(found) => (
        <>
          <div className="settlement-column">
            <Amounts found={found} />
            <OurSide found={found} />
            <TheirSide found={found} />
          </div>
          <div className="settlement-column">
            <DifferenceNext key={found.work.state} found={found} />
            <DifferenceAsked found={found} />
            {found.proposals.length > 0 && <DifferenceProposals found={found} />}
          </div>
        </>
      )}
    </RecordPage>
  );
}

interface Part {
  readonly found: SettlementDifference;
}

function Owner({ found }: Part) {
  const { people, give } = useDifferenceActs(found);
  const { id, assignee, state } = found.work;
  if (state === 'closed') return null;
  return <AssignControl recordKey={['difference', id]} assignee={assignee} people={people} give={give} />;
}

function Amounts({ found: { reference, provider, day, openedAt, expectedKobo, receivedKobo, evidence } }: Part) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <RecordSection title={localized(texts.difference)}>
      <Facts
        facts={[
          [localized(texts.reference), [reference, provider].filter(Boolean).join(' · ')],
          [localized(texts.day), formatDate(day)],
          [localized(texts.since), formatDateTime(openedAt, language)],
          [localized(texts.expected), <Money key="expected" amountKobo={expectedKobo} />],
          [localized(texts.received), <Money key="received" amountKobo={receivedKobo} />],
          [localized(texts.difference), <Money key="difference" amountKobo={expectedKobo - receivedKobo} />],
          ...(evidence === null ? [] : ([[localized(texts.closed), evidence]] as const)),
        ]}
      />
    </RecordSection>
  );
}
