import {
  ConsultantsScreen,
  ConsultationCalendar,
  caseQueue,
  consultationQueue,
  type DeskTab,
  HolidaysScreen,
  officeProposalQueue,
  WorkDesk,
} from '@portal/workspace/work';
import { deskTitles } from '../desk-titles.ts';
import { OfficeHours } from '../features/office-hours/index.ts';

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
] as const satisfies readonly [DeskTab, ...DeskTab[]];

export function Component() {
  return <WorkDesk title={deskTitles.consultConnect} tabs={tabs} />;
}
