export { ObjectScreen } from './object-screen.tsx';
export { ObjectionsScreen } from './objections-screen.tsx';
