import '../lists/list.css';

export { wordsOfAction } from './action-words.ts';
export { ownActivityList, ServiceLogs } from './service-logs.tsx';
