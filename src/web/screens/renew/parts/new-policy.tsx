import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { Card } from '#web/ui/card.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';

export function NewPolicy({ offer }: { readonly offer: NonNullable<WireRenewal['offer']> }) {
  const t = useText();
  const dateText = useDateText();
  const { planData, bonus, riders, fell_away: away } = offer;
  const withBonus = { ...planData, sumAssured: planData.sumAssured + bonus };
  const heading = t('renew.new');
  const facts = [
    { name: t('renew.new.cover'), value: boughtCover(t, planData) },
    ...(bonus > 0
      ? [
          { name: t('renew.new.bonus'), value: coverText(t, bonus) },
          { name: t('renew.new.sum'), value: boughtCover(t, withBonus) },
        ]
      : []),
    { name: t('outcome.from'), value: dateText(offer.cover_from) },
    { name: t('outcome.until'), value: dateText(offer.cover_until) },
    ...(riders.length > 0 ? [{ name: t('renew.new.riders'), value: riders.join(', ') }] : []),
  ];
  return (
    <Card as="section" label={heading} className="stack-3">
      <h2>{heading}</h2>
      <PaperBlocks blocks={[{ kind: 'facts', facts }]} heading={heading} />
      {away.map(({ kind, title }) => (
        <p key={`${kind} ${title}`} className="small">
          {kind === 'rider' ? t('renew.away.rider', { title }) : t('renew.away.term')}
        </p>
      ))}
    </Card>
  );
}
