export type { ConfirmationVariant } from './confirmation/confirmation-machine.ts';
export {
  PaymentConfirmationModal,
  type PaymentConfirmationModalProps,
} from './confirmation/payment-confirmation-modal.tsx';
export { statusRequestOf } from './confirmation/status-request.ts';
export { paymentTexts } from './messages/catalogue.ts';
export { gatewaysQuery, useBankReference } from './session/gateways.queries.ts';
export { type PaymentData, readPaymentData } from './session/payment-data.ts';
export { providerName } from './session/provider-name.ts';
export { rememberReturnPath } from './session/return-path.ts';
export { type PaymentOrder, type PaymentProgress, usePayment } from './session/use-payment.ts';
export { useEarlyScript } from './widget/use-early-script.ts';
