export { contentModule } from './content.module.ts';
export { createTariffReader, type TariffReader } from './tariff-reader.ts';
