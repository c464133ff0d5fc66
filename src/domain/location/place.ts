import type { LocalText } from '../local-text.ts';

export const zones = [1, 2, 3] as const;
export type Zone = (typeof zones)[number];

/** What a pincode stands for. `district` doubles as the city's name in words; English names are what forms keep. */
export type Place = { readonly pincode: string; readonly district: LocalText; readonly state: LocalText };
