import { later } from '#web/frame/later.tsx';

/** Under the price, folded. */
export const risksPart = later('plan-detail/risks', ['plan-below'], () => import('./parts/price-risks.tsx'));
