import { laterPart } from '#web/frame/later-part.tsx';

/** The page of a policy below its deed; what reads an outcome fetches it too. */
export const policyPart = laterPart('transaction-success/policy', ['policy'], () => import('./policy.tsx'));
