import { formatRupees, rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Ledger } from '#web/ui/ledger.tsx';
import { Link } from '#web/ui/link.tsx';

type Scored = {
  readonly slab_id: string;
  readonly title: string;
  readonly total_score: number | null;
  readonly premium: number | null;
};

/** In tenths, as every score. */
const pointsApart = (left: number, right: number) => Math.round((left - right) * 10) / 10;

function scoreText(t: Translate, apart: number): string {
  if (apart === 0) return t('list.why.score.same');
  const points = Math.abs(apart).toFixed(1);
  return t(apart > 0 ? 'list.why.score.more' : 'list.why.score.less', { points });
}

type WhyProps = { readonly id: string; readonly best: Scored; readonly rivals: readonly Scored[] };

/** Why the recommended plan is: its rupees and points beside those that it is held against. */
export function Why({ id, best, rivals }: WhyProps) {
  const t = useText();
  const rows = rivals.flatMap(({ slab_id, title, total_score, premium }) => {
    if (premium === null || best.premium === null) return [];
    const isDearer = premium >= best.premium;
    return [
      {
        id: slab_id,
        label: t(isDearer ? 'list.why.less' : 'list.why.more', { title }),
        note: scoreText(t, pointsApart(total_score ?? 0, best.total_score ?? 0)),
        amount: formatRupees(rupees(Math.abs(premium - best.premium))),
      },
    ];
  });
  return (
    <div id={id}>
      <Ledger caption={t('list.why', { title: best.title })} rows={rows} />
      <Link href={paths.method('how-scores-work')}>{t('list.why.method')}</Link>
    </div>
  );
}
