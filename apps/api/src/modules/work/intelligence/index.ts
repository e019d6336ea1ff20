export { intelligenceModule } from './intelligence.module.ts';
export { openToldLead } from './open-told-lead.ts';
