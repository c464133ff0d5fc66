import { useRouter } from '@tanstack/react-router';
import { formatRupees, rupees } from '#domain/money.ts';
import { defaultSumInsured, stepsAround } from '#domain/quote/sum-insured.ts';
import { RichText, type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ResultsData } from '../answer.ts';
import { pricesKey, searchOf, withCover } from '../list-options.ts';
import { useControls, useResultsModel } from '../model.ts';
import { Changed } from './below/changed.tsx';
import { Head } from './head.tsx';
import kindsCss from './kinds.module.css';
import { assumedPart } from './picks/assumed-part.ts';
import coverStepsCss from './picks/cover-steps.module.css';
import { Picks } from './picks/picks.tsx';
import css from './plan-list.module.css';
import { NotYet } from './plan-list.tsx';

/** Picks of other prices than were asked for must not be seen. Their place is kept, so that nothing below it moves. */
function Advice() {
  const { data, picks, hasOldPrices } = useResultsModel();
  return (
    <div className={css.place}>
      {hasOldPrices && picks.length > 0 && (
        <div className={css.over}>
          <NotYet />
        </div>
      )}
      {/* Drawn anew with its prices: what only changed would count as moved. */}
      <div key={pricesKey(data.options)} className={hasOldPrices ? css.held : undefined}>
        <Picks />
      </div>
    </div>
  );
}

/** What stands above the list in both layouts: whose it is, the cover, where to start from, what was guessed. */
export function Start() {
  return (
    <>
      <Head />
      <Kinds />
      <CoverSteps />
      <Advice />
      <div className={css.bearable}>
        <assumedPart.Slot />
      </div>
      <Changed />
    </>
  );
}

type Offer = ResultsData['productTypes'][number];

function offerNote(t: Translate, { plans, from, pick }: Offer): string {
  if (plans === 0) return t('list.kind.none');
  if (from === null) return t('list.kind.waits');
  return t(pick === null ? 'list.kind.from' : 'list.kind.pick', {
    price: formatRupees(rupees(pick ?? from)),
  });
}

/** With a policy held: what stands on top of it, or full plans. The words for either are said once, below. */
function Kinds() {
  const t = useText();
  const router = useRouter();
  const { data } = useResultsModel();
  const { options } = useControls();
  const { productTypes, quoteId, uidata } = data;
  const now = options.fullPlans ? 'INDEMNITY' : 'SUPER_TOPUP';
  if (productTypes.length < 2) return null;
  const choose = ({ product_type: type, block }: Offer) => {
    const next = { ...options, fullPlans: type === 'INDEMNITY' || undefined };
    router.history.replace(paths.results(block ?? data.block, quoteId, searchOf(next)));
  };
  const amount = coverText(t, uidata.deductible ?? 0);
  return (
    <div className={kindsCss.kinds}>
      <fieldset className={kindsCss.switch}>
        <legend className="sr">{t('list.kinds')}</legend>
        {productTypes.map((offer) => (
          <label key={offer.product_type} className={classes(offer.product_type === now && kindsCss.on)}>
            <input
              type="radio"
              name="kind-of-plan"
              checked={offer.product_type === now}
              disabled={offer.block === null}
              onChange={() => choose(offer)}
            />
            <b>{t(`list.kind.${offer.product_type}`)}</b>
            <small>{offerNote(t, offer)}</small>
          </label>
        ))}
      </fieldset>
      <Notice tone="care" icon="info" lead={t(`list.kind.${now}.lead`, { amount })}>
        {t(`list.kind.${now}.text`, { amount })}
      </Notice>
    </div>
  );
}

/** As they will stand for the cover that was pressed, at once: with its answer no cell moves any more. */
function stepsFor({ requestedCover, covers }: ResultsData, index: number): ResultsData['covers'] {
  if (index === requestedCover) return covers;
  return stepsAround(rupees(index)).map(
    (amount) => covers.find((step) => step.sum_assured === amount) ?? { sum_assured: amount, from: null },
  );
}

/** Four covers, each with the lowest sound price of these people. */
function CoverSteps() {
  const t = useText();
  const { data } = useResultsModel();
  const { options, change } = useControls();
  const { requestedCover, uidata } = data;
  const index = options.filters.sumInsured ?? uidata.sum_assured;
  const covers = stepsFor(data, index);
  const isGuess = options.filters.sumInsured === undefined && requestedCover === defaultSumInsured;
  // No super top-up is sound by itself: a refill is what lies below it to give.
  const isPriced = data.covers.some(({ from }) => from !== null);
  const noPrice = index === requestedCover ? t('list.covers.none') : '…';
  return (
    <fieldset className={coverStepsCss.covers} id="covers">
      <legend>
        <span>
          <RichText id={isPriced ? 'list.covers' : 'list.covers.bare'} />
        </span>
        {isGuess && (
          <span className={coverStepsCss.guessed}>
            {t('list.covers.guess', { cover: coverText(t, requestedCover) })}
          </span>
        )}
      </legend>
      <div className={coverStepsCss.row}>
        {covers.map(({ sum_assured: amount, from }) => (
          <label key={amount} className={classes(amount === index && coverStepsCss.on)}>
            <input
              type="radio"
              name="cover-step"
              checked={amount === index}
              onChange={() => change((now) => withCover(now, amount, uidata.sum_assured))}
            />
            <b>{coverText(t, amount)}</b>
            {isPriced && <small>{from === null ? noPrice : formatRupees(rupees(from))}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
