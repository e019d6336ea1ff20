/** Where a process can end with money half on its way, in the order of a payment. */
export const killPoints = [
  /** The order is noted, and the provider has not heard of it. */
  'order-not-sent',
  /** The provider has given a reference, and nobody here knows it. */
  'reference-in-hand',
  /** It is on its way into the database. */
  'reference-being-kept',
  /** The session is there, and its payer never heard of it. */
  'session-ready',
  /** The sweeper has taken a payment that is due. */
  'due-taken',
  /** The provider is about to be asked. */
  'question-not-sent',
  /** It has answered, and nothing is kept. */
  'answer-in-hand',
  /** Its answer is kept, and nothing follows yet. */
  'answer-kept',
  /** Payment, books and receipt are on their way into the database. */
  'being-confirmed',
  /** All is committed, and nobody is told. */
  'confirmed',
] as const;
export type KillPoint = (typeof killPoints)[number];

/** Those before there is anything to pay. */
export const whileStarting: readonly KillPoint[] = killPoints.slice(0, 4);
