import { laterPart } from '#web/frame/later-part.tsx';

/** The page of a policy below its deed. It stands here because what reads an outcome fetches it. */
export const policyPart = laterPart(
  'transaction-success/policy',
  ['policy'],
  () => import('#web/screens/transaction-success/parts/policy.tsx'),
);
