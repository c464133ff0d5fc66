/**
 * The oldest browsers that the scripts run in, by the published tables of what each can; the oldest Chromium that they
 * were run in is 106, as the package of the walks has no 105. The build, the check of the built files, the sentence on the page and
 * README go by these; the test of the starter (web/browser/starter.ts) lets in exactly these and newer ones.
 */
export const browserFloor = { chrome: '105', firefox: '121', safari: '16.4' } as const;
