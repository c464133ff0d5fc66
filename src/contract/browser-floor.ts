/**
 * The oldest browsers that the scripts run in. The build, the check of the built files, the sentence on the page and README
 * go by these; the test of the starter (web/browser/starter.ts) lets in these, newer ones, and Chrome 105, which has by the
 * published tables all that is used and cannot be had to be tried.
 */
export const browserFloor = { chrome: '106', firefox: '121', safari: '16.4' } as const;
