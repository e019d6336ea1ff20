export const messages = {
  pay: (bills: number, amount: string) => `Pay ${bills} bills, ${amount}`,
  payOne: (amount: string) => `Pay ${amount}`,
  preparing: 'Putting them together...',
  failed: 'These bills could not be put together. Try again shortly',
  noneOfThem: 'None of these can be paid now',
  leftOut: (bills: number) => (bills === 1 ? '1 of them cannot be paid now' : `${bills} of them cannot be paid now`),
  beingChecked: (bills: number) =>
    bills === 1 ? 'For 1 of them a payment is being checked' : `For ${bills} of them a payment is being checked`,
  tooMany: (most: number) => `At most ${most} bills at once`,
};
