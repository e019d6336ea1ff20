import { apiBasePath } from '@portal/contracts';

/** A picture in its smallest width, which every picture has. */
export function PictureView({ id, alt }: { readonly id: string; readonly alt: string }) {
  return <img className="cms-thumb" src={`${apiBasePath}/content/pictures/${id}/320.jpeg`} alt={alt} loading="lazy" />;
}
