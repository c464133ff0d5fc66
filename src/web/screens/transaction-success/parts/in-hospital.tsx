import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import css from './in-hospital.module.css';

type InHospitalProps = { readonly told: NonNullable<WirePostPayment['in_hospital']> };

/** What to do in hospital, as its paper says it. */
export function InHospital({ told: { steps } }: InHospitalProps) {
  const t = useText();
  return (
    <section>
      <h2>{t('outcome.cashless')}</h2>
      <div className={css.ways}>
        {steps.map(({ heading, blocks }) => (
          <section key={heading} className="stack-2">
            <h3>{heading}</h3>
            <PaperBlocks blocks={blocks} heading={heading} />
          </section>
        ))}
      </div>
    </section>
  );
}
