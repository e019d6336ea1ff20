import type { Banner } from '@portal/contracts';
import { Notice } from '@portal/ui';
import { ContentLink } from './content-link.tsx';
import { RichText } from './rich-text.tsx';

export interface BannersProps {
  readonly banners: readonly Banner[];
}

/** What everybody should know today: a moved due date, maintenance. */
export function Banners({ banners }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <div className="content-banners">
      {banners.map(({ id, tone, text, link }) => (
        <Notice key={id} kind={tone === 'warning' ? 'warning' : 'info'}>
          <p>
            <RichText text={text} /> {link && <ContentLink to={link.to}>{link.label}</ContentLink>}
          </p>
        </Notice>
      ))}
    </div>
  );
}
