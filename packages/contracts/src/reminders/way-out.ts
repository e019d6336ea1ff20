import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** RFC 8058: a mail program posts here with one click of its reader, who is not signed in. Said twice it changes nothing more. */
export const stopReminders = defineEndpoint({
  method: 'POST',
  path: '/reminder-opt-outs/:key',
  summary: 'Somebody wants no more reminders by this way. Letters of the law still come',
  failed: 'It was not noted. Try again shortly',
  access: 'public',
  params: z.object({ key: z.uuid() }),
  response: z.object({ isStopped: z.literal(true) }),
});
