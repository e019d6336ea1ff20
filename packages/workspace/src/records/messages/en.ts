export const messages = {
  loading: 'Loading',
  notFound: 'There is nothing of this name',
  notFoundText: 'It may have been removed, or belong to matters your role does not see.',
  failed: 'The record could not be read.',
  printCard: 'Print the card (PDF)',
  cardFailed: 'The card could not be made',
};

export type RecordMessages = typeof messages;
