import type { WireCard } from '#contract/quote/cards.ts';
import { Why } from '#web/plan-parts/why.tsx';
import { useResultsModel } from '../../model.ts';

type WhyBestProps = { readonly id: string; readonly best: WireCard };

/** The recommended plan beside every near equal and the other picks. */
export function WhyBest({ id, best }: WhyBestProps) {
  const { data, picks } = useResultsModel();
  const others = picks.map(({ product_title, ...pick }) => ({ ...pick, title: product_title }));
  const rivals = new Map([...data.nearEqual, ...others].map((one) => [one.slab_id, one]));
  rivals.delete(best.slab_id);
  return <Why id={id} best={{ ...best, title: best.product_title }} rivals={[...rivals.values()]} />;
}
