import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { unbroken } from '#web/ui/phone-link.tsx';
import type { MessageId } from '#words/areas.ts';
import type { Values } from '#words/speak.ts';

type ToInsurerProps = {
  /** The sentence has a `{link}` in it. */
  readonly id: MessageId;
  readonly values?: Values;
  readonly renewal: Pick<WireRenewal, 'planData' | 'insurer_page'>;
};

/** Stands for what is set apart while the sentence is made: no word of ours holds it. */
export const place = '\n';

/** Shows a sentence that leads to the insurer: to its own page for renewals, else to its telephone. */
export function ToInsurer({ id, values = {}, renewal }: ToInsurerProps) {
  const t = useText();
  const { planData, insurer_page: page } = renewal;
  const { insurerTitle: insurer, insurerPhone: phone } = planData;
  const [before, after] = t(id, { ...values, link: place }).split(place);
  return (
    <p>
      <span>{before}</span>
      {page === null ? (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {t('renew.insurer.phone', { insurer, phone: unbroken(phone) })}
        </a>
      ) : (
        <a href={page} rel="noreferrer">
          {insurer}
        </a>
      )}
      <span>{after}</span>
    </p>
  );
}
