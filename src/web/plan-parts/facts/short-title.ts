import type { WirePlan } from '#contract/plan/shapes.ts';

/** It gives "Poorna" for "Sahyadri Poorna" by Sahyadri Health. */
export function shortTitle({
  product_title: title,
  insurer_title: insurer,
}: Pick<WirePlan, 'product_title' | 'insurer_title'>): string {
  const [brand = ''] = insurer.split(' ');
  return title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
}
