import * as z from 'zod/mini';

/**
 * Every error the API answers. The code and the status are the contract; the message is what a person reads
 * (spec §8 where it gives one). Clients prefer the server's message over their own default.
 */
export const errorCatalogue = {
  'session.expired': {
    status: 401,
    message: 'Your current session is expired. You will be redirected to your homepage',
  },
  'access.denied': { status: 403, message: 'You do not have access to this resource' },
  'request.invalid': { status: 422, message: 'Some of the values sent are not valid' },
  'request.malformed': { status: 400, message: 'The request could not be read' },
  'request.method-not-allowed': { status: 405, message: 'This address does not accept that kind of request' },
  'request.too-large': { status: 413, message: 'The request is larger than this address accepts' },
  'request.too-slow': { status: 408, message: 'The file came too slowly. Try again with a better connection' },
  'request.unsupported-media-type': { status: 415, message: 'This address does not accept that kind of content' },
  'request.rate-limited': { status: 429, message: 'Too many attempts. Wait a moment and try again' },
  'route.not-found': { status: 404, message: 'Nothing exists at this address' },
  'service.unavailable': { status: 503, message: 'The service is not available at the moment. Try again shortly' },
  'list.cursor-invalid': {
    status: 422,
    message: 'This page of the list cannot be opened any more. Begin at the first page',
  },
  'report.too-much': {
    status: 503,
    message: 'Adding this up takes too long. Choose a shorter period or fewer filters',
  },
  'taxpayer.not-found': { status: 404, message: 'There is no such taxpayer' },
  'taxpayer.home-office-confirmed': {
    status: 409,
    message: 'Your tax office was confirmed by staff. Write to it if it should be another one',
  },
  'export.not-found': { status: 404, message: 'There is no such export' },
  'export.too-many': {
    status: 409,
    message: 'Several of your exports are still being made, or you asked for many today. Wait for them, or cancel one',
  },
  'export.finished': { status: 409, message: 'This export is finished already' },
  'export.not-ready': { status: 409, message: 'This export has no file. Look at how it went' },
  'export.expired': { status: 409, message: 'The file was kept for a day and is gone. Ask for a new one' },
  unexpected: { status: 500, message: 'An error has occurred. Please contact support' },

  'identity.invalid-credentials': { status: 400, message: 'The email or the password is not right' },
  'identity.email-not-verified': { status: 409, message: 'Verify your email first. We can send the link again' },
  'identity.second-factor-invalid': { status: 400, message: 'That code is not right, or it was used already' },
  'identity.challenge-expired': { status: 409, message: 'That took too long. Sign in again' },
  'identity.link-invalid': { status: 409, message: 'This link was used already or has expired. Ask for a new one' },
  'identity.password-known': {
    status: 422,
    message: 'This password is known from a leak or is too common. Choose another one',
  },
  'identity.second-factor-enrolled': { status: 409, message: 'Your account has a second factor already' },
  'identity.second-factor-missing': { status: 409, message: 'This account has no second factor' },
  'identity.second-factor-required': {
    status: 409,
    message: 'Your role must have a second factor: it cannot be switched off',
  },

  'identity.unproved': {
    status: 403,
    message: 'Prove your national identity number first. Until then you can open and pay bills by their reference',
  },
  'registration.nin-not-found': {
    status: 404,
    message: 'The national identity register does not know this number. Check it and try again',
  },
  'registration.identity-provider-unavailable': {
    status: 503,
    message: 'The national identity register does not answer at the moment. Try again in a few minutes',
  },
  'registration.look-up-expired': { status: 409, message: 'That took too long. Enter your NIN again' },
  'registration.channel-unavailable': { status: 409, message: 'We cannot send a code that way. Choose another one' },
  'registration.code-invalid': {
    status: 400,
    message: 'That code is not right, or it works no more. Ask for a new one',
  },
  'registration.already-registered': {
    status: 409,
    message: 'There is an account for this NIN already. Sign in, or reset your password',
  },
  'registration.details-mismatch': {
    status: 422,
    message: 'These details do not agree with the national identity register',
  },
  'agency.not-found': { status: 404, message: 'There is no such agency' },
  'agency.already-exists': { status: 409, message: 'An agency has this RC number already' },
  'agent.already-pre-registered': { status: 409, message: 'This person is pre-registered as an agent already' },
  'agent.pre-registration-not-found': { status: 404, message: 'There is no such pre-registration' },
  'agent.pre-registration-used': {
    status: 409,
    message: 'The agent has registered already, or it was withdrawn before',
  },
  'agent.documents-missing': { status: 409, message: 'Hand in every document first' },
  'agent.registration-complete': { status: 409, message: 'Your registration as an agent is complete' },
  'document.type-not-found': { status: 404, message: 'There is no such kind of document' },
  'document.not-found': { status: 404, message: 'There is no such document' },
  'document.not-an-image': { status: 422, message: 'Only PNG and JPEG pictures are accepted' },
  'document.too-large': { status: 413, message: 'The picture is larger than 10 MB' },

  'user.already-exists': { status: 409, message: 'Somebody has this email address already' },
  'user.yourself': { status: 409, message: 'You cannot do this to your own account' },
  'user.nin-missing': { status: 404, message: 'No NIN is recorded for this user' },
  'user.not-found': { status: 404, message: 'There is no such user' },
  'user.last-super-admin': { status: 409, message: 'The portal must keep at least one active SuperAdmin' },
  'user.last-role': { status: 409, message: 'Everybody keeps at least one role. Assign another one first' },
  'account.not-registered': { status: 409, message: 'This account was not opened by registering' },
  'account.code-invalid': {
    status: 400,
    message: 'That code is not right, or it works no more. Ask for a new one',
  },
  'correction.open-already': { status: 409, message: 'Your last request is not decided yet. Take it back first' },
  'correction.not-found': { status: 404, message: 'There is no such request' },
  'correction.decided': { status: 409, message: 'This request was decided or taken back already' },
  'organisation.missing': {
    status: 409,
    message: 'Say first which organisation you act for: in your profile, under Organisation',
  },
  'organisation.not-found': { status: 404, message: 'There is no such organisation' },
  'organisation.changed': { status: 409, message: 'The organisation was changed meanwhile. Look at it again' },
  'organisation.number-taken': {
    status: 409,
    message: 'This RC or BN number is confirmed for another taxpayer already',
  },

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

  'bill.not-found': { status: 404, message: 'We could not find a bill with this reference. Check it and try again' },
  'bill.already-paid': { status: 409, message: 'This bill has already been paid' },
  'bill.expired': { status: 409, message: 'This invoice has expired. It must be renewed before it can be paid' },
  'bill.cancelled': { status: 409, message: 'This bill was cancelled and cannot be paid' },
  'bill.under-review': {
    status: 409,
    message: 'A payment for this bill is being reviewed. Please do not pay again; we will contact you',
  },
  'payment.session-failed': { status: 502, message: 'An error occurred while creating a payment session' },
  'payment.gateway-unavailable': { status: 409, message: 'This payment method is not available yet' },
  'payment.not-found': { status: 404, message: 'Unable to confirm payment' },
  'receipt.not-found': {
    status: 404,
    message: 'We could not find an invoice or a receipt with this reference. Check it and try again',
  },
  'content.not-found': { status: 404, message: 'There is no such page' },
  'content.slug-taken': { status: 409, message: 'There is something at this address already' },
  'content.path-reserved': {
    status: 409,
    message: 'A screen of the portal answers at this address, so a page there would never be seen. Choose another one',
  },
  'content.changed-meanwhile': {
    status: 409,
    message: 'Somebody changed this meanwhile. Look at their change, then save yours again',
  },
  'content.incomplete': { status: 422, message: 'Some texts are still missing. Nothing was published' },
  'content.already-published': {
    status: 409,
    message: 'This version has appeared already. Publish another one instead',
  },
  'content.tariff-dated': {
    status: 409,
    message: 'A tariff counts by its dates. Publish one with the day from which it should count',
  },
  'content.no-preview': {
    status: 409,
    message: 'The page on which this is read is not published. Publish that page first',
  },
  'content.preview-expired': { status: 409, message: 'This preview link has expired. Ask for a new one' },
  'content.picture-unreadable': {
    status: 422,
    message: 'This file is not a picture we can read. Use a JPEG, PNG, WebP or AVIF file of at most 40 megapixels',
  },
  'content.picture-too-small': {
    status: 422,
    message: 'This picture is too small. It must be at least 320 pixels wide',
  },
  'identity-code.unknown': {
    status: 404,
    message:
      'No agent or collector of ours has this code. Check it against the card; if it is right, do not pay this person',
  },
  'agent-application.not-found': {
    status: 404,
    message: 'We could not find an application with this reference and email address. Check both and try again',
  },
  'agent-application.state-conflict': { status: 409, message: 'Somebody has decided this application already' },
  'network-member.not-found': { status: 404, message: 'There is no such agent or collector' },
  'declaration.not-found': {
    status: 404,
    message: 'We could not find a declaration with this reference and email address. Check both and try again',
  },
  'declaration.state-conflict': { status: 409, message: 'Somebody has checked this declaration already' },
  'declaration.assessment-changed': {
    status: 409,
    message: 'The rates have changed since you saw the assessment. Look at the new one before you declare',
  },
  'declaration.tariff-missing': {
    status: 409,
    message: 'No rates are published for this at the moment. What you entered is kept; try again later',
  },
  'declaration.file-unreadable': {
    status: 422,
    message: 'This file could not be read. Save it as CSV with the columns of the template',
  },
  'declaration.columns-missing': { status: 422, message: 'Some columns of the template are missing in this file' },
  'declaration.too-many-rows': { status: 422, message: 'A file holds 500 rows at most. Split it, and declare twice' },
  'form.looks-automated': {
    status: 422,
    message: 'That was quicker than a person can type. Wait a few seconds and send it again',
  },
  'consultation.not-found': {
    status: 404,
    message: 'We could not find this consultation. Check the link in your email',
  },
  'consultation.time-taken': { status: 409, message: 'Somebody has just taken this time. Choose another one' },
  'consultation.already-booked': { status: 409, message: 'You have another consultation at this time already' },
  'consultation.too-many': {
    status: 409,
    message: 'You have three consultations ahead of you. Cancel one, or wait until one is over, to book another',
  },
  'consultation.over': {
    status: 409,
    message: 'This consultation is over or was cancelled. It can no longer be changed',
  },
  'consultation.not-yet': { status: 409, message: 'This consultation has not begun yet' },
  'consultation.consultant-unsuitable': {
    status: 409,
    message: 'This consultant does not take this topic, or does not meet people in this way',
  },
  'enquiry.not-found': {
    status: 404,
    message: 'We could not find a message with this reference and email address. Check both and try again',
  },
  'enquiry.too-many': {
    status: 429,
    message: 'You have sent several messages within the hour. We have them; wait a little before you send another',
  },
  'enquiry.office-unknown': { status: 422, message: 'There is no such tax office' },
  'enquiry.closed': { status: 409, message: 'This message was closed. Assign it to open it again' },
  'enquiry.assignee-unsuitable': { status: 409, message: 'This person cannot be given this message' },
  'work.not-found': { status: 404, message: 'There is no such case' },
  'work.not-from-here': { status: 409, message: 'This cannot be done any more. Look at the case again' },
  'work.not-yours': { status: 403, message: 'Your role does not decide this' },
  'work.same-person': {
    status: 409,
    message: 'A second person decides this: you prepared it, or stand in for the one who did',
  },
  'work.reason-missing': { status: 422, message: 'Say why: the reason is kept with the case' },
  'work.document-missing': { status: 422, message: 'This needs a document' },
  'work.no-cover': { status: 409, message: 'You do not stand in for this person today' },
  'work.closed': { status: 409, message: 'This case is closed' },
  'work.assignee-unsuitable': { status: 409, message: 'This person cannot be given this case' },
  'work.no-deadline': { status: 409, message: 'No deadline runs in this case' },
  'work.deadline-fixed': { status: 409, message: 'The law does not let anybody change this deadline' },
  'work.deadline-paused': { status: 409, message: 'This deadline is suspended already' },
  'work.deadline-runs': { status: 409, message: 'This deadline is not suspended' },
  'work.deadline-passed': { status: 409, message: 'This deadline has passed: more days would change nothing' },
  'work.cover-unsuitable': {
    status: 409,
    message: 'This person cannot stand in: the role or the office is another one',
  },
  'work.cover-not-found': { status: 404, message: 'Nobody stands in there' },
  'work.capacity-unsuitable': { status: 409, message: 'Only a Director has capacities' },
  'holiday.known': { status: 409, message: 'This day is a public holiday already, or is proposed as one' },
  'holiday.unknown': { status: 409, message: 'This day is no public holiday, or is proposed to be none' },
  'holiday.too-late': {
    status: 409,
    message: 'Only days to come are changed: deadlines have been counted by the others',
  },
  'saved-view.not-found': { status: 404, message: 'There is no such saved view, or it is not yours' },
  'saved-view.name-taken': { status: 409, message: 'You have a view of this name already. Choose another name' },
  'saved-view.too-many': { status: 409, message: 'You have thirty views of this list already. Delete one first' },
  'notice.not-found': { status: 404, message: 'There is no such notice' },
  'receipt.signature-invalid': { status: 422, message: 'This receipt was not issued by us, or it was altered' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** RFC 9457 problem details, with our code, the message for people, field errors and the request's id. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  /** Field path → what is wrong with it, in words for the person who filled it. */
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  /** Seconds to wait, on 429 and 503. */
  retryAfterSeconds: z.optional(z.int()),
});
export type Problem = z.output<typeof problemSchema>;
