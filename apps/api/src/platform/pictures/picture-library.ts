import sharp from 'sharp';

/**
 * The library that reads and makes pictures. What it may read holds for the whole process, so it is said here and nowhere else:
 * what phones and desks take photographs in. Whoever wants fewer looks at the first bytes before.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
/** One thread a picture, and no memory kept between them: pictures are uploaded a few times a week. */
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
