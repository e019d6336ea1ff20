import { type Parsed, useDraftForm } from '@portal/ui/forms';
import { textsOf } from './declaration-fields.ts';
import { type InfrastructureMessages, useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';

type Texts<F extends string> = Readonly<Record<F, string>>;

export interface ItemEditorProps<T> {
  /** Absent: a new one. */
  readonly item?: T | undefined;
  readonly onKeep: (item: T) => void;
  readonly onCancel: () => void;
}

/** One site or route as it is typed. A new one is kept for the tab until it is in the list; a change is not. */
export function useItemForm<F extends string, T extends Readonly<Record<F, unknown>>>(
  kind: 'site' | 'route',
  item: T | undefined,
  empty: Texts<F>,
  parse: (values: Texts<F>, messages: InfrastructureMessages) => Parsed<F, T>,
) {
  const messages = useInfrastructureMessages();
  return useDraftForm<F, T>({
    draftKey: item ? undefined : `pay_kd_declaration_${kind}`,
    initial: item ? textsOf(empty, item) : empty,
    parse: (values) => parse(values, messages),
  });
}
