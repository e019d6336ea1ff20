import type { Provider } from '@portal/contracts';

const names: Readonly<Record<Exclude<Provider, 'pos'>, string>> = { remita: 'Remita', interswitch: 'Interswitch' };

/** A provider's own name, the same in every language; undefined for one we do not know. */
export function providerName(provider: string | undefined): string | undefined {
  return provider === 'remita' || provider === 'interswitch' ? names[provider] : undefined;
}
