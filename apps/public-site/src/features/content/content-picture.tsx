import { apiBasePath, type Picture, pictureFormats } from '@portal/contracts';

export interface ContentPictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** As in the `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
}

/** Takes its room before it is there, comes when it is near, and no larger than it is shown. */
export function ContentPicture({ picture, alt, sizes }: ContentPictureProps) {
  const { id, width, height, widths } = picture;
  const address = (wanted: number, format: string) => `${apiBasePath}/content/pictures/${id}/${wanted}.${format}`;
  const set = (format: string) => widths.map((wanted) => `${address(wanted, format)} ${wanted}w`).join(', ');
  return (
    <picture>
      {pictureFormats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(format)} sizes={sizes} />
      ))}
      <img
        className="content-picture"
        src={address(widths[0] ?? width, 'jpeg')}
        srcSet={set('jpeg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
