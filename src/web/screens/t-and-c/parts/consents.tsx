import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { classes } from '#web/ui/classes.ts';
import { controlAria, FieldLines } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { OptionRow, RadioRows } from '#web/ui/option-row.tsx';
import { priceBox } from '../boxes.ts';
import type { TermsPage } from '../model.ts';
import css from '../view.module.css';

type BoxProps = {
  readonly id: string;
  readonly label: string;
  readonly isTicked: boolean;
  readonly error: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
};

function Box({ id, label, isTicked, error, onTick }: BoxProps) {
  const errorText = isTicked ? undefined : error;
  return (
    <div className={classes(css.box, errorText && css.bad)}>
      <FieldLines id={id} error={errorText} />
      <OptionRow
        {...controlAria(id, { error: errorText })}
        label={label}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
    </div>
  );
}

type ConsentsProps = { readonly page: TermsPage };

function TpaChoice({ page: { terms, tpa, chooseTpa } }: ConsentsProps) {
  const t = useText();
  const { choices } = terms.tpaConfig;
  const [only] = choices;
  if (only === undefined) return null;
  if (choices.length === 1) return <p>{t('terms.tpa.one', { name: only })}</p>;
  return (
    <RadioRows
      id="tpa"
      name="tpa"
      label={t('terms.tpa')}
      hint={t('terms.tpa.hint')}
      choices={[
        ...choices.map((name) => ({ value: name, label: name })),
        { value: '', label: t('terms.tpa.open') },
      ]}
      value={tpa}
      onChange={chooseTpa}
    />
  );
}

/** It shows one unticked box a purpose, required or optional in words. */
export function Consents({ page }: ConsentsProps) {
  const t = useText();
  const { proposal, terms, boxes, errors, isNewPrice } = page;
  const { price, planData } = terms;
  const errorAt = (field: string) => errors.list.find((each) => each.field === field)?.message;
  const box = (id: string, label: string) => (
    <Box
      key={id}
      id={id}
      label={label}
      isTicked={boxes.ticked[id] === true}
      error={errorAt(id)}
      onTick={(isTicked) => boxes.tick(id, isTicked)}
    />
  );
  const priceWords = proposal.renewal ? 'terms.price.box.renewal' : 'terms.price.box';
  const planHref = paths.planDetail(planData.block, proposal.quoteID, {
    product_slug: planData.productSlug,
    slab_id: planData.slabID,
    riders: proposal.riders.map(({ id }) => id),
  });
  const newPrice = { amount: moneyText(price.total), before: moneyText(price.first.total) };
  return (
    <>
      <section className="stack-3">
        <h2>{t('terms.consents')}</h2>
        <p className="muted">{t('terms.consents.hint')}</p>
        <p>
          {t('terms.read')}{' '}
          <Link href={planHref} target="_blank">
            {t('terms.read.plan', { plan: planData.productTitle })}
          </Link>
        </p>
        <div>
          {isNewPrice && box(priceBox, t('terms.required', { text: t(priceWords, newPrice) }))}
          {terms.consents.map(({ purpose, text, required }) =>
            box(purpose, t(required ? 'terms.required' : 'terms.optional', { text })),
          )}
        </div>
      </section>
      <TpaChoice page={page} />
    </>
  );
}
