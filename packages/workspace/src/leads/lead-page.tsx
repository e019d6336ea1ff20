import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { RecordPage } from '../records/record-page.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { LeadEstimate } from './lead-estimate.tsx';
import { LeadBesides, LeadFacts } from './lead-facts.tsx';
import { LeadMoves } from './lead-moves.tsx';
import { leadTexts as texts } from './lead-texts.ts';
import { MatchReasons } from './match-reasons.tsx';
import { useLead } from './use-lead.ts';

/** One lead: worth an officer's day, is it this one, and what to do. */
export function LeadPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ number }) => number}
      lead={localized(texts.lead)}
      source={useLead(id)}
    >
      {(lead) => (
        <>
          <RecordSection title={localized(texts.state)}>
            <LeadFacts lead={lead} />
          </RecordSection>
          <RecordSection title={localized(texts.next)}>
            <LeadMoves key={lead.state} lead={lead} />
          </RecordSection>
          <RecordSection title={`${localized(texts.list)}. ${localized(texts.register)}`}>
            <LeadBesides lead={lead} />
          </RecordSection>
          <RecordSection title={localized(texts.why)}>
            {lead.confidence.length > 0 ? (
              <MatchReasons reasons={lead.confidence} />
            ) : (
              <p>{localized(texts.noMatch)}</p>
            )}
          </RecordSection>
          <RecordSection title={localized(texts.estimate)}>
            <LeadEstimate working={lead.working} />
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}
