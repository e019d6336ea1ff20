import {
  ConsultantsScreen,
  ConsultationCalendar,
  caseQueue,
  consultationQueue,
  type DeskTab,
  DueExtensionsScreen,
  HolidaysScreen,
  officeProposalQueue,
  WorkDesk,
} from '@portal/workspace/work';
import { OfficeHours } from '../features/office-hours/index.ts';
import { screens } from '../screens.ts';

const path = '/admin/consult-connect';
const queue = { en: 'Queue', ha: 'Layi' };
const releases = { en: 'Holidays to release', ha: 'Hutun da za a amince' };

const tabs = [
  { id: 'queue', label: queue, queue: consultationQueue(queue, { isOfOneOffice: false }) },
  {
    id: 'calendar',
    label: { en: 'Calendar', ha: 'Kalanda' },
    Screen: ({ head }) => <ConsultationCalendar head={head} queuePath={path} />,
  },
  { id: 'consultants', label: { en: 'Consultants', ha: 'Masu ba da shawara' }, Screen: ConsultantsScreen },
  {
    id: 'hours',
    label: { en: 'Offices and hours', ha: 'Ofisoshi da lokuta' },
    Screen: ({ head }) => <OfficeHours head={head} proposalsPath={`${path}?tab=offices`} />,
  },
  { id: 'offices', label: officeProposalQueue.title, queue: officeProposalQueue },
  {
    id: 'holidays',
    label: { en: 'Holidays', ha: 'Hutu' },
    Screen: ({ head }) => <HolidaysScreen head={head} releasesPath={`${path}?tab=releases`} />,
  },
  { id: 'releases', label: releases, queue: caseQueue(releases, { kind: 'holiday-release', isOfOneOffice: true }) },
  {
    id: 'extensions',
    label: { en: 'Due days', ha: 'Wa’adi' },
    Screen: ({ head }) => <DueExtensionsScreen head={head} casesPath={`${path}?tab=extensions`} />,
  },
] as const satisfies readonly [DeskTab, ...DeskTab[]];

export function Component() {
  return <WorkDesk title={screens['consult-connect'].title} tabs={tabs} />;
}
