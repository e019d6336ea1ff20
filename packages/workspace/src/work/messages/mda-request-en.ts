export const messages = {
  failed: 'The request could not be read. Try again shortly',
  about: 'Asks for',
  mda: 'MDA',
  askedBy: 'Who',
};
export type MdaRequestMessages = typeof messages;
