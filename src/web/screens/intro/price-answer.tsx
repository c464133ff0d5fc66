import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { firstPriceId } from '#web/forms/landing/first-price-id.ts';
import type { FirstPrice } from '#web/forms/landing/home-price.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { chosenKeys, quotedMembers } from '#web/forms/quote/quote-answers.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { weaknessTexts } from '#web/plan-parts/splits/split-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FirstPicks } from './first-picks.tsx';
import type { Picker } from './model.ts';
import { splitsHere } from './splits-part.ts';
import css from './view.module.css';

/** Under a licence without advice: a sound plan, and what it lacks. */
function PickLine({ pick }: { readonly pick: NonNullable<FirstPrice['pick']> }) {
  const t = useText();
  const { product_title: title, premium } = pick;
  const price = formatRupees(rupees(premium));
  return (
    <p>
      <span>{t('intro.price.pick.sound', { title, price })}</span>
      {weaknessTexts({ t }, pick).map((text) => (
        <span key={text}>{` ${text}`}</span>
      ))}
    </p>
  );
}

/** The first price, for whom it is, and what can still change it. */
export function PriceAnswer({ picker }: { readonly picker: Picker }) {
  const t = useText();
  const people = usePeople();
  const dateText = useDateText();
  const { price, failed, said } = picker;
  const money = (amount: number) => formatRupees(rupees(amount));
  if (failed) {
    return (
      <Notice tone="bad" role="alert">
        {t('intro.price.failed')}
      </Notice>
    );
  }
  if (price === null) return <div id={firstPriceId} role="status" />;
  const cover = coverText(t, price.sum_assured);
  const covered = quotedMembers(said.draft, emptyHealth);
  const SplitsView = splitsHere();
  return (
    <div id={firstPriceId} role="status" className={`stack-2 ${css.price}`}>
      {price.from === null ? (
        <>
          <h3>{t('intro.price.none')}</h3>
          <p>{t('intro.price.none.text', { cover })}</p>
        </>
      ) : (
        <>
          <h3>{t('intro.price.lead', { price: money(price.from) })}</h3>
          <p>
            <span>
              {t('intro.price.for', {
                line: people.line(covered.map(({ key }) => key)),
                city: price.city,
                cover,
                plans: price.plans,
              })}
            </span>{' '}
            {price.group === 'individual' && price.people > 1 && <span>{t('intro.price.alone')}</span>}
          </p>
          {price.is_guess && <p>{t('place.found.guess', { city: price.city, state: price.state })}</p>}
          {covered.length < chosenKeys(said.draft).length && <p>{t('intro.price.children')}</p>}
          {price.picks.length === 0 && price.pick && <PickLine pick={price.pick} />}
          <p className="small muted">{t('intro.price.guess', { date: dateText(price.priced_on) })}</p>
        </>
      )}
      {price.split && SplitsView && <SplitsView split={price.split} />}
      <FirstPicks picks={price.picks} />
      <p>
        <ButtonLink href={paths.landing('health')} wide>
          {t('intro.go')}
        </ButtonLink>
      </p>
    </div>
  );
}
