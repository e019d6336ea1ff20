import {
  caseQueue,
  type DeskTab,
  EnquiryFigures,
  enquiryQueue,
  TemplatesScreen,
  WorkDesk,
} from '@portal/workspace/work';
import { screens } from '../screens.ts';

const tickets = { en: 'Tickets', ha: 'Tikiti' };
const declarations = { en: 'Infrastructure declarations', ha: 'Bayanan kayan sadarwa' };

const tabs = [
  { id: 'tickets', label: tickets, queue: enquiryQueue(tickets, { isOfOneOffice: false }) },
  {
    id: 'declarations',
    label: declarations,
    queue: caseQueue(declarations, { kind: 'declaration-check', isOfOneOffice: true }),
  },
  {
    id: 'templates',
    label: { en: 'Answers given often', ha: 'Amsoshin da ake yawan bayarwa' },
    Screen: TemplatesScreen,
  },
] as const satisfies readonly [DeskTab, ...DeskTab[]];

export function Component() {
  return <WorkDesk title={screens['tax-support'].title} tabs={tabs} figures={<EnquiryFigures to="?tab=tickets" />} />;
}
