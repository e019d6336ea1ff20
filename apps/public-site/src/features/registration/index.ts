export { admitCategory } from './category.ts';
export { Register } from './look-up/register.tsx';
export { RegistrationSteps } from './registration-steps.tsx';
export { Signup } from './signup/signup.tsx';
