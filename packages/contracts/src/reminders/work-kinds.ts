import type { WorkKindPart } from '../workflow/work-kind.ts';
import { addressCheck } from './address-check-kind.ts';
import { reminderCampaign } from './reminder-campaign-kind.ts';
import { reminderText } from './reminder-text-kind.ts';

export const remindersWorkKinds = {
  'address-check': addressCheck,
  'reminder-campaign': reminderCampaign,
  'reminder-text': reminderText,
} as const satisfies WorkKindPart;
