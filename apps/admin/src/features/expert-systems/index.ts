export { ExpertSystemPage } from './expert-system-page.tsx';
export { ExpertSystemRecord, standingSigns } from './expert-system-record.tsx';
export { NewExpertSystem } from './new-expert-system.tsx';
export { texts as expertSystemTexts } from './texts.ts';
