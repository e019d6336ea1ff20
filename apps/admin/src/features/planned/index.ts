export { plannedScreens } from './planned-screens.ts';
