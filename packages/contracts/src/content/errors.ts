import type { ErrorPart } from '../error-part.ts';

export const contentErrors = {
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
  'content.not-proposed': { status: 409, message: 'Nobody proposed this for publication, or it was decided already' },
  'content.own-proposal': {
    status: 409,
    message: 'Somebody else has to approve what you wrote or proposed. Ask a colleague',
  },
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
} as const satisfies ErrorPart;
