/** One attempt to pay through Interswitch, under the merchant's own reference. */
export interface Transaction {
  readonly reference: string;
}
export interface Refund {
  readonly refundReference: string;
}
export interface VirtualAccount {
  readonly accountNumber: string;
}
