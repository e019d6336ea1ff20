import { caseQueue, type DeskTab, WorkDesk } from '@portal/workspace/work';
import { screens } from '../../screens.ts';
import '@portal/workspace/records';
import { agencyQueue, preRegistrationQueue } from './agency-queues.tsx';
import { applicationQueue } from './application-queue.tsx';
import { DeskTools } from './desk-tools.tsx';
import { managerQueue } from './manager-queue.tsx';
import { memberQueue } from './member-queue.tsx';
import { texts } from './texts.ts';

const registrations = { en: 'Agent registrations', ha: 'Rajistar wakilai' };

const tabs = [
  { id: 'managers', label: texts.managers, queue: managerQueue },
  { id: 'members', label: texts.members, queue: memberQueue },
  { id: 'agencies', label: texts.agencies, queue: agencyQueue },
  { id: 'applications', label: texts.applications, queue: applicationQueue },
  {
    id: 'registrations',
    label: registrations,
    queue: caseQueue(registrations, { kind: 'agent-registration', isOfOneOffice: true }),
  },
  { id: 'pre-registrations', label: texts.preRegistrations, queue: preRegistrationQueue },
] as const satisfies readonly [DeskTab, ...DeskTab[]];

/** Officers with their portfolios, and everybody else who acts in the field (decision 10 of the areas). */
export function TaxManagersDesk() {
  return <WorkDesk title={screens['tax-managers'].title} tabs={tabs} figures={<DeskTools />} />;
}
