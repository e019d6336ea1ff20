export { enquiriesModule } from './enquiries.module.ts';
export { enquiryWords } from './mail/standard-words.ts';
export { createOpenEnquiry, type OpenEnquiry } from './open-enquiry.ts';
export { createReleaseEnquiries } from './release-enquiries.ts';
