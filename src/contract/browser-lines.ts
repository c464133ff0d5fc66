/** Ids of the lines about the browser itself: the server draws them hidden above each page, a script of the page shows the true ones. */
export const browserLineIds = { unserved: 'unserved', cookieless: 'cookieless' } as const;
