export { communicationInfrastructureModule } from './communication-infrastructure.module.ts';
