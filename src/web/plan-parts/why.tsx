import { formatRupees, rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Ledger } from '#web/ui/ledger.tsx';
import { Link } from '#web/ui/link.tsx';

type Scored = {
  readonly slab_id: string;
  readonly title: string;
  /** Rupees a year; null where it is not known. */
  readonly all_in: number | null;
  readonly premium: number | null;
};

const money = (amount: number) => formatRupees(rupees(amount));

function allInText(t: Translate, title: string, rival: number | null, best: number | null): string {
  if (rival === null || best === null) return '';
  if (rival === best) return t('list.why.all-in.same');
  const id = rival > best ? 'list.why.all-in.more' : 'list.why.all-in.less';
  return t(id, { title, amount: money(Math.abs(rival - best)) });
}

type WhyProps = { readonly id: string; readonly best: Scored; readonly rivals: readonly Scored[] };

/** Why the recommended plan is: its rupees of this year and all in beside those that it is held against. */
export function Why({ id, best, rivals }: WhyProps) {
  const t = useText();
  const rows = rivals.flatMap(({ slab_id, title, all_in, premium }) => {
    if (premium === null || best.premium === null) return [];
    const isDearer = premium >= best.premium;
    return [
      {
        id: slab_id,
        label: t(isDearer ? 'list.why.less' : 'list.why.more', { title }),
        note: allInText(t, title, all_in, best.all_in),
        amount: money(Math.abs(premium - best.premium)),
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
