export { certificatesModule } from './certificates.module.ts';
export { clearanceModule } from './clearance.module.ts';
