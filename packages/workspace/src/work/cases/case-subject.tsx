import type { WorkCase, WorkKindName } from '@portal/contracts';
import { lazyPart } from '@portal/platform';
import { type ComponentType, Suspense } from 'react';
import { useWorkMessages } from '../messages/use-work-messages.ts';

const tipPanel = lazyPart(async () => (await import('../../leads/tip-panel.tsx')).TipPanel);

/** What a case of a kind is about, by the id of its subject. A kind that has none here is told by its reference. */
const subjects: Partial<Record<WorkKindName, ComponentType<{ readonly id: string }>>> = {
  'account-deletion': lazyPart(async () => (await import('./account-deletion-subject.tsx')).AccountDeletionSubject),
  'account-recovery': lazyPart(async () => (await import('./recovery-subject.tsx')).RecoverySubject),
  'decider-change': lazyPart(async () => (await import('./decider-change-subject.tsx')).DeciderChangeSubject),
  'agent-registration': lazyPart(async () => (await import('./agent-subject.tsx')).AgentSubject),
  clearance: lazyPart(async () => (await import('../../clearance/clearance-panel.tsx')).ClearancePanel),
  'clearance-revocation': lazyPart(async () => (await import('../../clearance/revocation-panel.tsx')).RevocationPanel),
  'data-request': lazyPart(async () => (await import('./data-request-subject.tsx')).DataRequestSubject),
  'demand-notice': lazyPart(async () => (await import('../../demands/demand-panel.tsx')).DemandPanel),
  discrepancy: lazyPart(async () => (await import('../../discrepancies/discrepancy-panel.tsx')).DiscrepancyPanel),
  enforcement: lazyPart(async () => (await import('../../enforcement/enforcement-panel.tsx')).EnforcementPanel),
  substitution: lazyPart(async () => (await import('../../substitutions/substitution-panel.tsx')).SubstitutionPanel),
  lead: lazyPart(async () => (await import('../../leads/lead-panel.tsx')).LeadPanel),
  tip: tipPanel,
  'tip-sender': tipPanel,
  'tip-reward': tipPanel,
  'head-release': lazyPart(async () => (await import('./head-subject.tsx')).HeadSubject),
  'identity-confirmation': lazyPart(async () => (await import('./identity-subject.tsx')).IdentitySubject),
  'mda-request': lazyPart(async () => (await import('./mda-request-subject.tsx')).MdaRequestSubject),
  'office-change': lazyPart(async () => (await import('./office-change-subject.tsx')).OfficeChangeSubject),
  objection: lazyPart(async () => (await import('../../objections/objection-panel.tsx')).ObjectionPanel),
  assessment: lazyPart(async () => (await import('../../assessments/assessment-panel.tsx')).AssessmentPanel),
  'bill-dispute': lazyPart(async () => (await import('./bill-dispute-subject.tsx')).BillDisputeSubject),
  'instalment-plan': lazyPart(async () => (await import('./plan-subject.tsx')).PlanSubject),
  'plan-penalty': lazyPart(async () => (await import('./plan-subject.tsx')).PlanSubject),
  penalty: lazyPart(async () => (await import('./penalty-subject.tsx')).PenaltySubject),
  'penalty-remission': lazyPart(async () => (await import('../../penalties/remission-panel.tsx')).RemissionPanel),
  'paye-query': lazyPart(async () => (await import('./paye-query-subject.tsx')).PayeQuerySubject),
  'withholding-query': lazyPart(async () => (await import('./withholding-query-subject.tsx')).WithholdingQuerySubject),
  'reminder-campaign': lazyPart(async () => (await import('../../reminders/campaign-panel.tsx')).CampaignPanel),
  'reminder-text': lazyPart(async () => (await import('../../reminders/text-subject.tsx')).TextSubject),
  'holiday-release': lazyPart(async () => (await import('./holiday-subject.tsx')).HolidaySubject),
  'tax-office': lazyPart(async () => (await import('./office-subject.tsx')).OfficeSubject),
  'due-extension': lazyPart(async () => (await import('./due-extension-subject.tsx')).DueExtensionSubject),
  'standing-change': lazyPart(async () => (await import('./standing-subject.tsx')).StandingSubject),
  'taxpayer-merge': lazyPart(async () => (await import('./merge-subject.tsx')).MergeSubject),
  'import-undo': lazyPart(async () => (await import('./import-subject.tsx')).ImportSubject),
  'taxpayer-import': lazyPart(async () => (await import('./import-subject.tsx')).ImportSubject),
  'declaration-check': lazyPart(async () => (await import('./declaration-subject.tsx')).DeclarationSubject),
};

export function CaseSubject({ work: { kind, subject, reference, state } }: { readonly work: WorkCase }) {
  const messages = useWorkMessages();
  const Subject = subjects[kind];
  return (
    <section aria-label={messages.subject}>
      <h3>{messages.subject}</h3>
      {Subject ? (
        <Suspense fallback={<p className="ws-quiet">{messages.loading}</p>}>
          <Subject key={state} id={subject.slice(subject.indexOf(':') + 1)} />
        </Suspense>
      ) : (
        <p>{reference}</p>
      )}
    </section>
  );
}
