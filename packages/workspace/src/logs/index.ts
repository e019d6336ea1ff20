import '../lists/list.css';

export { ownActivityList, ServiceLogs } from './service-logs.tsx';
export { wordsOfAction } from './words-of-action.ts';
