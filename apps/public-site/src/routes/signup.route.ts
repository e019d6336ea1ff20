export { Signup as Component } from '../features/registration/index.ts';
