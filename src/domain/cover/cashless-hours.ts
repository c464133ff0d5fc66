/**
 * In how many hours an insurer has to answer a hospital that asks for a cashless stay, and to let the patient go once the
 * last bill is there: what a later answer costs, the insurer bears (IRDAI health master circular of 2024, paragraphs 15, 16).
 */
export const cashlessHours = { answer: 1, discharge: 3 } as const;
