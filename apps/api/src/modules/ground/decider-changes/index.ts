export { createProposeDeciderChange, deciderChangesModule } from './decider-changes.module.ts';
