import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Where people who write programs read how the interface is called. Problem details lead to `#<code>` of it. */
export const developersPath = '/developers';

/** What stands at `/developers`, and below it. */
export const developerPages = ['reference', 'authentication', 'signatures', 'changelog'] as const;
export type DeveloperPage = (typeof developerPages)[number];

/** Made of the contract in the language of the request; nothing in it was typed by a visitor. */
export const getDeveloperPage = defineEndpoint({
  method: 'GET',
  path: '/developer-pages/:page',
  summary: 'A page of the reference of the partners’ interface, as HTML',
  access: 'public',
  params: z.object({ page: z.enum(developerPages) }),
  response: z.object({ html: z.string() }),
});
