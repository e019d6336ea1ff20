export * from './enquiry.ts';
export * from './queue.ts';
export * from './send-enquiry.ts';
