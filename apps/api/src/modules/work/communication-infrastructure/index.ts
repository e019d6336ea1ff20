export { communicationInfrastructureModule } from './communication-infrastructure.module.ts';
export { declarationWords } from './mail/standard-words.ts';
