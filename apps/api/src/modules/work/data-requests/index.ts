export { dataRequestsModule } from './data-requests.module.ts';
