export type Zone = 1 | 2 | 3;

/** What a pincode stands for. `district` doubles as the city's name in words. */
export type Place = { readonly pincode: string; readonly district: string; readonly state: string };
