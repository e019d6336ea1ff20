export {
  changeAddress,
  changePhoneNumber,
  correctDateOfBirth,
  lockAddress,
} from './data/registered-details.ts';
export { createForgetRegistrations } from './forget-registrations.ts';
export { createDojahProvider } from './identity-provider/create-dojah-provider.ts';
export { createIdentitySeals, type IdentitySeals } from './identity-seals.ts';
export { registrationWords } from './mail/standard-words.ts';
export { createPreRegisterAgent } from './pre-register-agent.ts';
export { registrationModule } from './registration.module.ts';
