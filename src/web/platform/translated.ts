/** Whether a browser has put other words into the page: each of its texts then stands in a `font`, which nothing here draws. */
export const isTranslated = (): boolean => document.querySelector('font') !== null;
