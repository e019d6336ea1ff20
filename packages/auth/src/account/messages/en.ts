export const messages = {
  // Coming soon (spec §2.9)
  greeting: (name: string) => `Hello ${name}`,
  soonUnknown: 'One moment',
  needsScript: 'This page needs JavaScript. Turn it on in your browser, or visit a tax office.',
  superAdminSoon: 'Super admin feature coming soon',
  adminSoon: 'Admin feature coming soon',
  notOpenYet: 'This is not open yet',
  backToDashboard: 'Back to the dashboard',

  // Own details
  detailsTitle: 'Your details',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  roles: 'Roles',
  tpui: 'Tax Payer Unique Identifier',
  unprovedTitle: 'Your NIN is not proved yet',
  unprovedText:
    'Bills open and are paid by their reference. For a Tax Payer Unique Identifier and your own bills, sign out and register again with the code that goes to the phone of your NIN, or visit a tax office with your NIN slip.',

  // Picture
  pictureTitle: 'Your picture',
  pictureText: 'It stands beside your name in the header. PNG or JPEG; we keep the middle of it, small.',
  pictureAlt: 'Your picture',
  addPicture: 'Choose a picture',
  changePicture: 'Choose another picture',
  removePicture: 'Remove the picture',
  pictureChanged: 'Your picture is changed',
  pictureRemoved: 'Your picture is removed',
  pictureFailed: 'The picture was not taken. Try again shortly',

  // Password
  passwordTitle: 'Password',
  passwordText: 'Changing it signs you out everywhere but here.',
  oldPassword: 'Password you have now',
  newPassword: 'New Password',
  repeatPassword: 'Repeat password',
  changePassword: 'Change password',
  changingPassword: 'Changing password. Please wait...',
  passwordChanged: 'Password changed. You are signed out everywhere but here.',
  changeFailed: 'An error occurred while changing password',
  wrongPassword: 'This is not the password you have now',
  fieldRequired: 'Field is required',

  // Second factor
  factorTitle: 'Second factor',
  factorOffText:
    'With an authenticator app on your phone, your password alone does not open your account any more: signing in also asks for the code the app shows.',
  factorOn: 'On',
  factorOff: 'Off',
  factorSince: (date: string) => `Switched on ${date}.`,
  codesLeft: (count: number) =>
    count === 1 ? 'One recovery code is left.' : `${count === 0 ? 'No' : count} recovery codes are left.`,
  codesLow: 'Make new ones before you need them: they open your account when your phone is lost.',
  factorRequired: 'Your role must have a second factor: it cannot be switched off.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchOffText: 'Enter your password and a code. From then on your password alone opens your account.',
  newCodes: 'New recovery codes',
  newCodesText: 'Enter your password and a code. The codes you have now stop working.',
  beginText: 'Enter your password first, so that nobody else can do this at a screen you left open.',
  setUpText: 'Set it up once in an authenticator app on your phone.',
  password: 'Password',
  code: 'Code or recovery code',
  continue: 'Continue',
  cancel: 'Cancel',
  wait: 'Please wait...',
  switchedOn: 'The second factor protects your account now',
  switchedOff: 'The second factor is switched off',
  codesRenewed: 'The new codes are the ones that work now',
  factorFailed: 'An error occurred. Try again shortly',
  wrongOwnPassword: 'This is not your password',
  factorLoadFailed: 'We could not find out whether you have a second factor.',

  // Sessions
  sessionsTitle: 'Where you are signed in',
  sessionsText: 'If you do not know one of these, sign it out and change your password.',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  signedIn: 'Signed in',
  lastUsed: 'Last used',
  address: 'Internet address',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out of ${device}`,
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out...',
  signedOut: 'Signed out there',
  signedOutOthers: (count: number) =>
    count === 0
      ? 'You were signed in nowhere else'
      : `Signed out of ${count === 1 ? 'one other place' : `${count} other places`}`,
  onlyHere: 'You are signed in nowhere else.',
  sessionsLoadFailed: 'We could not load where you are signed in.',
  signOutFailed: 'An error occurred while signing out. Try again shortly',
};
