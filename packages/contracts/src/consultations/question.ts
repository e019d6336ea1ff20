import { contactTextSchema } from '../contact/contact-fields.ts';

/** What somebody wants to know. In a file of its own: of all pages of consultations only one form reads it. */
export const consultationQuestionSchema = contactTextSchema(10, 2000);
