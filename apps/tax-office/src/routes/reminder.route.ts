export { CampaignPage as Component } from '@portal/workspace/reminders';
