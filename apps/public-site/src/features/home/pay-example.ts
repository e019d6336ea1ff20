/** Worked out beforehand, so that the home page needs no law; a test holds it against the law. */
export const payExample = {
  monthKobo: 25_000_000,
  payeKobo: 2_750_000,
  /** Of the year's income: the part without tax. */
  freeShare: 8 / 30,
  ratePercent: 15,
  address: '/tax-calculator#tax=income-tax&period=month&salary=250000',
} as const;
