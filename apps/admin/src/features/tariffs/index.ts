export { TariffDesk } from './tariff-desk.tsx';
