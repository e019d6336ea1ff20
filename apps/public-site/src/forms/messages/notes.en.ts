/** Beside forms of every kind: apart, so that a form with words of its own does not fetch those of others. */
export const messages = {
  needsScript: 'This form needs JavaScript. Turn it on in your browser, or visit a tax office.',
  switchedOff: 'The revenue service has switched this off for now',
  whatWeStore: 'What we store about you, and who sees it',
};
