/** What a link by which somebody comes back ends in. */
export const secretIn = (address = ''): string => address.slice(address.lastIndexOf('/') + 1);

/** The code of six digits in a text; empty when there is none. */
export const codeIn = (text = ''): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
