export { OwnPeople } from './own-people.tsx';
