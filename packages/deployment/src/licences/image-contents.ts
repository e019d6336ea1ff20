import type { ImageName } from '../images/build-images.ts';

interface Contents {
  /** The packages that the image is installed for; a test compares them with its file. */
  readonly filters: readonly string[];
  readonly more: readonly string[];
  /** Of what comes with them. */
  readonly known: readonly string[];
}

export const imageContents: Readonly<Record<ImageName, Contents>> = {
  gateway: { filters: ['@portal/gateway...'], more: [], known: ['fastify', '@resvg/resvg-wasm'] },
  api: { filters: ['@portal/api...'], more: [], known: ['fastify', 'pg', 'sharp'] },
  worker: { filters: ['@portal/api...', '@portal/database-archive...'], more: [], known: ['pg-boss', 's3mini'] },
  database: { filters: ['@portal/database-archive...'], more: ['--no-optional'], known: ['pg', 's3mini'] },
};
