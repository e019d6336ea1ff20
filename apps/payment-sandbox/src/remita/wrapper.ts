import type { Variants } from '../world.ts';

/** The JSONP that Remita puts around an answer, in the forms it is known to take. */
export function wrap(json: string, variant: Variants['wrapper']): string {
  switch (variant) {
    case 'jsonp-space':
      return `jsonp (${json})`;
    case 'jsonp':
      return `jsonp(${json})`;
    case 'parentheses':
      return `(${json})`;
    case 'semicolon':
      return `jsonp (${json});`;
    case 'bare':
      return json;
  }
}
