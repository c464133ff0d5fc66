import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';

type NoOfferProps = { readonly ending: WireEnding; readonly why: NonNullable<WireEnding['no_offer']> };

/** Why nothing is offered, and who helps. */
export function NoOffer({ ending, why }: NoOfferProps) {
  const t = useText();
  const dateText = useDateText();
  const { insurer_title: insurer, insurer_phone: phone, cover_until: until } = ending;
  return (
    <div className="stack-3">
      <Notice tone="care" lead={t(`ending.none.${why}`, { insurer, date: dateText(until) })}>
        <p>{t(`ending.none.${why}.text`, { insurer })}</p>
      </Notice>
      {phone !== '' && (
        <PhoneLink phone={phone} kind="line">
          {t('ending.call', { insurer, phone: unbroken(phone) })}
        </PhoneLink>
      )}
    </div>
  );
}
