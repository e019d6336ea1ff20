import { Link, useLocation } from '@portal/platform/router';
import type { AnchorHTMLAttributes } from 'react';
import { crossesDocument } from './document-of.ts';

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  readonly to: string;
  /** Forces a full page load. By default links into and out of areas with a document of their own (payments) do that by themselves. */
  readonly reloadDocument?: boolean;
  readonly replace?: boolean;
  /** Stays where the page is scrolled to: for links that only change the query. */
  readonly preventScrollReset?: boolean;
  /** `plain`: without the underline, for lists of links such as menus. */
  readonly look?: 'underlined' | 'plain';
}

/** A link in running text or in a list. */
export function TextLink({ to, reloadDocument, look = 'underlined', className = '', ...rest }: TextLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      {...rest}
      to={to}
      reloadDocument={reloadDocument ?? crossesDocument(pathname, to)}
      className={`ui-link ${className}`}
      data-look={look}
    />
  );
}
