export { admitCategory as loader, Register as Component } from '../features/registration/index.ts';
