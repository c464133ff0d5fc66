/** "What could you pay yourself in a bad year without borrowing?" Rupees; the least first. */
export const bearableChoices = [25_000, 50_000, 100_000, 300_000, 500_000] as const;
export type Bearable = (typeof bearableChoices)[number];

/** Our guess for whoever did not say: shown as one, and changed in place. */
export const usualBearable: Bearable = 100_000;
