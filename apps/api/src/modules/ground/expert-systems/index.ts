export { allowedHeads, codesInForce, contactOf, validCodes } from './data/allowed-heads.ts';
export { expertSystemsModule } from './expert-systems.module.ts';
