export * from './answer-templates.ts';
export * from './enquiry.ts';
export * from './enquiry-files.ts';
export * from './own-enquiries.ts';
export * from './queue.ts';
export * from './send-enquiry.ts';
export * from './transfer.ts';
