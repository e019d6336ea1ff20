import {
  type FeatureId,
  featureIds,
  type MailTemplateId,
  type MailWording,
  refundAuditFromKobo,
  type ServiceAmountId,
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
    },
    feature: Object.fromEntries(featureIds.map((id) => [id, true])) as Record<FeatureId, boolean>,
  };
}
