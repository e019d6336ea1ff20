export { enquiriesModule } from './enquiries.module.ts';
