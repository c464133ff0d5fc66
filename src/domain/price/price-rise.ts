/** Assumed rise of medical prices when none is asked for, compounded from the second year on. */
export const trendPercentAYear = 10;
/** The rises that may be asked for, whole percent a year. */
export const risePercentRange = { min: 0, max: 25 } as const;
