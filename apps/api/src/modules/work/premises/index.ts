export { createForgetPremises } from './data/forget-premises.ts';
export { premisesModule } from './premises.module.ts';
export { recordPremises } from './record-premises.ts';
