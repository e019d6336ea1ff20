export { certificatesModule } from './certificates.module.ts';
export { type CheckByNumber, createCheckByNumber } from './check-by-number.ts';
export { clearanceModule } from './clearance.module.ts';
