export const flagVersions = ['v1.0', 'v2.0'] as const;
export type FlagVersion = (typeof flagVersions)[number];

export const flagNames = ['mobile-field'] as const;
export type FlagName = (typeof flagNames)[number];

export function isFlagVersion(text: string | undefined): text is FlagVersion {
  return flagVersions.some((version) => version === text);
}
