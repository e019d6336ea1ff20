export const pascal = (kebab) => kebab.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
export const camel = (kebab) => pascal(kebab).replace(/^\w/, (letter) => letter.toLowerCase());
/** As the inside of a string in single quotes. */
export const quoted = (text) => text.replace(/['\\]/g, '\\$&');
