import {
  type FeatureId,
  featureIds,
  type MailTemplateId,
  type MailWording,
  type MonthEnd,
  refundAuditFromKobo,
  type ServiceAmountId,
  type ServiceMonthEndId,
  standardShareWithholding,
  writeOffLimitKobo,
} from '@portal/contracts';
import { consultationWords } from '../../ground/consultations/index.ts';
import { enquiryWords } from '../../ground/enquiries/index.ts';
import { receiptWords } from '../../money/receipts/index.ts';
import { accountWords } from '../account/index.ts';
import { applicationWords } from '../agent-network/index.ts';
import { declarationWords } from '../communication-infrastructure/index.ts';
import { registrationWords } from '../registration/index.ts';

export interface StandardSettings {
  readonly mail: Readonly<Record<MailTemplateId, MailWording>>;
  readonly amount: Readonly<Record<ServiceAmountId, number>>;
  readonly feature: Readonly<Record<FeatureId, boolean>>;
  readonly 'month-end': Readonly<Record<ServiceMonthEndId, MonthEnd>>;
}

/** What holds where nobody changed anything. */
export function standardSettings(agentRegistrationFeeKobo: number): StandardSettings {
  return {
    mail: {
      ...receiptWords,
      ...registrationWords,
      ...accountWords,
      ...enquiryWords,
      ...consultationWords,
      ...applicationWords,
      ...declarationWords,
    },
    amount: {
      'agent-registration-fee': agentRegistrationFeeKobo,
      'write-off-limit': writeOffLimitKobo,
      'refund-audit-from': refundAuditFromKobo,
      'share-withholding': standardShareWithholding,
    },
    // The year of issue, as the specification has it; `clearance_last_day` says the same.
    'month-end': { clearance: { month: 12, from: '2000-01-01' } },
    feature: Object.fromEntries(featureIds.map((id) => [id, true])) as Record<FeatureId, boolean>,
  };
}
