import { messages as bills } from './plan-below/bills.ts';
import { messages as papers } from './plan-below/papers.ts';
import { messages as price } from './plan-below/price.ts';
import { messages as sharing } from './sharing.ts';

export const messages = { ...bills, ...price, ...papers, ...sharing };
