export { allowedHeads, codesInForce, contactOf, validCodes } from './data/allowed-heads.ts';
export { mirrorExpertSystem, systemToMirror } from './data/mirror-expert-system.ts';
export { expertSystemsModule } from './expert-systems.module.ts';
