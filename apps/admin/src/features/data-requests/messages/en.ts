export const messages = {
  add: 'Write a request down',
  register: 'Write it down',
  registered: 'The request is written down. Its month has begun',
  registerText: 'Of somebody who has an account. Make sure first that it is they who ask.',
  email: 'Email address of their account',
  right: 'What they ask for',
  words: 'In their words',
};
