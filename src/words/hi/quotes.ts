import { messages as health } from './quotes/health.ts';
import { messages as policyOffline } from './quotes/policy-offline.ts';
import { messages as quote } from './quotes/quote.ts';
import { messages as splitPlans } from './quotes/split-plans.ts';

export const messages = { ...quote, ...health, ...policyOffline, ...splitPlans };
