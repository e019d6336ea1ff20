/** What a widget tells us. None of it is proof of payment: only the provider's answer to our own question is. */
export interface WidgetListener {
  /** The payer finished in the widget. */
  readonly onSuccess: () => void;
  /** The provider refused, for example a declined card. The same RRR can be tried again. */
  readonly onError: () => void;
  readonly onClose: () => void;
}
