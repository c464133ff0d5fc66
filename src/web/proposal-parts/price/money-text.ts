import { formatRupees, rupees } from '#domain/money.ts';

export const moneyText = (amount: number): string => formatRupees(rupees(amount));
