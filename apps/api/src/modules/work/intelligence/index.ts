export { isRegistered, registerKnown } from './data/lead.repository.ts';
export { handInFieldRow } from './hand-in-field-row.ts';
export { intelligenceModule } from './intelligence.module.ts';
export { openToldLead } from './open-told-lead.ts';
