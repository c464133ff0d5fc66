import { messages as catalogue } from './method/catalogue.ts';
import { messages as paper } from './method/paper.ts';
import { messages as prices } from './method/prices.ts';
import { messages as scores } from './method/scores.ts';

export const messages = { ...paper, ...scores, ...prices, ...catalogue };
