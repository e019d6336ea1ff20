import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const identityErrors = {
  'identity.invalid-credentials': {
    status: 400,
    message: 'The email or the password is not right',
    hausa: 'Imel ko kalmar sirri ba daidai ba ne',
  },
  'identity.email-not-verified': {
    status: 409,
    message: 'Verify your email first. We can send the link again',
    hausa: 'Ka fara tabbatar da imel ɗinka. Za mu iya sake aika hanyar haɗin',
  },
  'identity.second-factor-invalid': {
    status: 400,
    message: 'That code is not right, or it was used already',
    hausa: 'Wannan lambar ba daidai ba ce, ko an riga an yi amfani da ita',
  },
  'identity.challenge-expired': {
    status: 409,
    message: 'That took too long. Sign in again',
    hausa: 'An ɗauki lokaci mai tsawo. Sake shiga',
  },
  'identity.link-invalid': {
    status: 409,
    message: 'This link was used already or has expired. Ask for a new one',
    hausa: 'An riga an yi amfani da wannan hanyar haɗi ko lokacinta ya wuce. Nemi sabuwa',
  },
  'identity.password-known': {
    status: 422,
    message: 'This password is known from a leak or is too common. Choose another one',
    hausa: 'An san wannan kalmar sirri ko mutane da yawa suna amfani da ita. Zaɓi wata',
  },
  'identity.second-factor-enrolled': {
    status: 409,
    message: 'Your account has a second factor already',
    hausa: 'Asusunka yana da tantancewa ta biyu tuni',
  },
  'identity.second-factor-missing': {
    status: 409,
    message: 'This account has no second factor',
    hausa: 'Wannan asusu ba shi da tantancewa ta biyu',
  },
  'identity.second-factor-required': {
    status: 409,
    message: 'Your role must have a second factor: it cannot be switched off',
    hausa: 'Dole aikinka ya kasance da tantancewa ta biyu: ba za a iya kashe ta ba',
  },
  'identity.unproved': {
    status: 403,
    message: 'Prove your national identity number first. Until then you can open and pay bills by their reference',
    hausa: 'Ka fara tabbatar da lambar shaidarka ta ɗan ƙasa. Kafin nan kana iya buɗe bil ka biya ta lambarsa',
  },
  'account-deletion.not-found': { status: 404, message: 'There is no such proposal' },
  'account-deletion.pending': {
    status: 409,
    message: 'Somebody proposed to delete this account already. Decide that first',
  },
  'account-recovery.not-found': { status: 404, message: 'There is no such proposal' },
  'account-recovery.pending': {
    status: 409,
    message: 'A way back into this account is proposed already. Its case says how it stands',
  },
  'account-recovery.over': {
    status: 409,
    message: 'The account has been given to the new address already. Contact us at once: we can close it to everybody',
    hausa: 'An riga an ba da asusun ga sabon adireshi. Tuntuɓe mu nan take: za mu iya rufe shi ga kowa',
  },
  'decider-change.not-found': { status: 404, message: 'There is no such proposal' },
  'user.two-persons': {
    status: 409,
    message: 'This makes or changes somebody who decides. It is proposed, and another SuperAdmin approves it',
  },
  'user.already-exists': { status: 409, message: 'Somebody has this email address already' },
  'user.not-invited': { status: 409, message: 'This person has set a password already, or cannot sign in' },
  'user.yourself': { status: 409, message: 'You cannot do this to your own account' },
  'user.nin-missing': { status: 404, message: 'No NIN is recorded for this user' },
  'user.not-found': { status: 404, message: 'There is no such user' },
  'user.last-super-admin': { status: 409, message: 'The portal must keep at least one active SuperAdmin' },
  'user.last-role': { status: 409, message: 'Everybody keeps at least one role. Assign another one first' },
  'role.other-kind': {
    status: 409,
    message: 'Nobody has roles of staff and of a taxpayer in one account. Give the person a second account',
  },
  'role.belongs-nowhere': {
    status: 409,
    message: 'A role needs the MDA, tax office, expert system or taxpayer it is for, and somebody lacks it',
  },
  'role.not-found': { status: 404, message: 'There is no such role' },
  'role.built-in': { status: 409, message: 'The roles of the portal itself cannot be deleted' },
  'role.already-exists': { status: 409, message: 'There is a role of that name already' },
  'access-review.not-found': { status: 404, message: 'There is no such review, or the person is not in it' },
  'access-review.begun-already': { status: 409, message: 'The review of this quarter has begun already' },
  'access-review.decided': { status: 409, message: 'Somebody decided about this person already' },
  'access-review.own': { status: 409, message: 'Somebody else has to decide about your own access' },
} as const satisfies ErrorPart;
