import { messages as plan } from './plans/plan.ts';
import { messages as planDetail } from './plans/plan-detail.ts';
import { messages as results } from './plans/results.ts';

export const messages = { ...plan, ...results, ...planDetail };
