/** What questions are grouped by, in the order they are shown. */
export const faqTopics = ['paying', 'receipts', 'account', 'taxes', 'business', 'rights'] as const;
export type FaqTopic = (typeof faqTopics)[number];
