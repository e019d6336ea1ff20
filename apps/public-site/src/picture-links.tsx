import './picture-links.css';
import { TextLink } from '@portal/ui';
import { drawings } from './pictograms/drawings.ts';
import { Pictogram } from './pictograms/pictogram.tsx';

export interface PictureLink {
  readonly picture: keyof typeof drawings;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The few things people come for, each with its drawing, each a whole field to press. */
export function PictureLinks({ links }: { readonly links: readonly PictureLink[] }) {
  return (
    <ul className="picture-links">
      {links.map(({ picture, to, title, text }) => (
        <li key={to}>
          <Pictogram drawing={drawings[picture]} size={72} />
          <div>
            <TextLink to={to}>{title}</TextLink>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
