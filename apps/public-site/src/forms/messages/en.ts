export const messages = {
  name: 'Your name',
  email: 'Email address',
  emailHint: 'We answer to this address.',
  phone: 'Phone number',
  phoneOptional: 'Phone number (optional)',
  phoneHint: 'For example 0803 123 4567.',
  nameMissing: 'Enter your name',
  emailWrong: 'Enter an email address, like amina@example.com',
  phoneWrong: 'Enter a phone number, like 0803 123 4567 or +234 803 123 4567',
  unreachable: 'We could not reach the service. Nothing you typed is lost: check your connection and send it again.',
};
