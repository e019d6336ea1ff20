import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Of the picture as it is sent, in bytes. What is kept is drawn anew, and small. */
export const ownPictureBytesMax = 10 * 1024 * 1024;
export const ownPictureAccept = 'image/png,image/jpeg,.png,.jpeg,.jpg';

/** One picture in the part named `file`. Takes the place of an earlier one, whose address then shows nothing. */
export const uploadOwnPicture = defineEndpoint({
  method: 'POST',
  path: '/account/picture',
  summary: 'The picture beside one’s name',
  access: 'signed-in',
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: ownPictureBytesMax },
  response: z.object({ avatar: z.string() }),
  errors: ['document.not-an-image', 'document.too-large', 'request.rate-limited'],
});

export const removeOwnPicture = defineEndpoint({
  method: 'DELETE',
  path: '/account/picture',
  summary: 'No picture beside one’s name',
  access: 'signed-in',
  response: z.object({}),
});

/** By a name that nobody can guess and only the person's own session tells. */
export const showPicture = defineEndpoint({
  method: 'GET',
  path: '/pictures/:name',
  summary: 'A picture of a person, 256 pixels wide',
  access: 'public',
  params: z.object({ name: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['document.not-found'],
});
