import { activeRole, useSession } from '@portal/auth';
import { consultationQueue, EnquiryFigures, enquiryQueue, RequestsScreen, WorkDesk } from '@portal/workspace/work';
import { OfficeFigures } from '../features/office-figures/index.ts';
import { screens } from '../screens.ts';

const requests = { en: 'Requests', ha: 'Buƙatu' };
const enquiries = { en: 'Enquiries', ha: 'Tambayoyi' };
const consultations = { en: 'Consultations', ha: 'Ganawa' };
const figures = (
  <>
    <OfficeFigures />
    <EnquiryFigures to="?tab=enquiries" />
  </>
);
/** A Director sees every office, the others their own. */
const desks = { all: tabsOf(false), own: tabsOf(true) };

function tabsOf(isOfOneOffice: boolean) {
  return [
    { id: 'requests', label: requests, Screen: RequestsScreen },
    { id: 'enquiries', label: enquiries, queue: enquiryQueue(enquiries, { isOfOneOffice }) },
    { id: 'consultations', label: consultations, queue: consultationQueue(consultations, { isOfOneOffice }) },
  ] as const;
}

export function Component() {
  const role = activeRole(useSession().session);
  const tabs = role === 'Tax Office Director' ? desks.all : desks.own;
  return <WorkDesk title={screens.dashboard.title} tabs={tabs} figures={figures} />;
}
