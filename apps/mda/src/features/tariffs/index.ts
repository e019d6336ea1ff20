export { OwnTariffs } from './own-tariffs.tsx';
export { ProposeTariff } from './propose-tariff.tsx';
