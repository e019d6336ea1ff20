import type { CounterPayer } from '@portal/contracts';

/** Who pays, as it is typed. */
export interface TypedPayer {
  readonly kind: 'walk-in' | 'taxpayer';
  readonly categoryId: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** The one that was found and chosen. */
  readonly taxpayer?: { readonly tpui: string; readonly name: string } | undefined;
}

export const noPayer: TypedPayer = { kind: 'walk-in', categoryId: '1', name: '', phone: '', email: '', address: '' };

/** As it is sent; undefined where no taxpayer is chosen yet. */
export function payerOf({ kind, taxpayer, categoryId, ...typed }: TypedPayer): CounterPayer | undefined {
  if (kind === 'taxpayer') return taxpayer && { kind, tpui: taxpayer.tpui };
  const { name, phone, email, address } = typed;
  return { kind, categoryId: Number(categoryId), name, phone, email, address };
}
