import type { LocalText } from '../local-text.ts';

export const zones = [1, 2, 3] as const;
export type Zone = (typeof zones)[number];

/** `district` doubles as the city's name in words; English names are what forms keep. */
export type District = { readonly district: LocalText; readonly state: LocalText };

/** What a pincode stands for. */
export type Place = District & {
  readonly pincode: string;
  /** Where else its post offices lie: some deliver across the border of a state. Of a guess, other states of its sorting district. */
  readonly alsoIn?: readonly District[];
  /** No list has it: this is the place of its nearest neighbour in the same sorting district. */
  readonly isGuess?: true;
};
