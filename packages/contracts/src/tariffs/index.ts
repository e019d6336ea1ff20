export * from './amount-rule.ts';
export * from './head-attribute.ts';
export * from './head-form.ts';
export * from './plain-words.ts';
export * from './propose-tariff.ts';
export * from './quote-bill.ts';
