/** Of the page below each area's path that holds what the portal told somebody. */
export const inboxTitle = { en: 'Inbox', ha: 'Akwatin saƙo' } as const;
