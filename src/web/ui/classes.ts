type Part = string | false | null | undefined;

/** Class names joined; absent ones left out. */
export const classes = (...parts: readonly Part[]): string => parts.filter(Boolean).join(' ');
