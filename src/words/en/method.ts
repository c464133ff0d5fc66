import { messages as bill } from './method/bill.ts';
import { messages as catalogue } from './method/catalogue.ts';
import { messages as paper } from './method/paper.ts';
import { messages as prices } from './method/prices.ts';

export const messages = { ...paper, ...bill, ...prices, ...catalogue };
