export { requestList } from './request-list.ts';
