export { Contact } from './contact.tsx';
export { loadOffices } from './load-offices.ts';
export { Message } from './message.tsx';
export { Status } from './status.tsx';
