import '../lists/list.css';
import '../forms/forms.css';
import '../records/records.css';

export { reminderCampaignList, reminderMessageList } from './campaign-list.tsx';
export { CampaignPage } from './campaign-page.tsx';
export { DutyCalendar } from './duty-calendar.tsx';
export { TextLibrary } from './text-library.tsx';
