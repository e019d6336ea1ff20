import * as z from 'zod/mini';

/** A picture as a page shows it: its address is made of the id and one of the widths, so it can be kept for ever. */
export const pictureSchema = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** Widths it exists in, ascending. */
  widths: z.array(z.int()),
});
export type Picture = z.output<typeof pictureSchema>;

/** Newest first: a browser takes the first it understands. The last is understood by all. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
