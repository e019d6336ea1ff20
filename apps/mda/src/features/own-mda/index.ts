export { CountersAndPapers } from './counters-and-papers.tsx';
export { OwnRequests } from './own-requests.tsx';
