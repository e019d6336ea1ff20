export const messages = {
  byYou: 'you',
  byPortal: 'the portal',
  loading: 'Loading what was done',
};

export type LogMessages = typeof messages;
