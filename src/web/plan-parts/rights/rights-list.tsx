import type { WireRight } from '#contract/quote/acceptance/wire.ts';
import { seniorAge } from '#domain/help/rights.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import css from './rights.module.css';

/** Who must insure somebody by law, and which public cover there is: each with the day from which it holds. */
export function RightsList({ rights }: { readonly rights: readonly WireRight[] }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <ul className={css.rights}>
      {rights.map(({ right, since, cover }) => (
        <li key={right}>
          {t(`rights.${right}`, {
            since: since === null ? '' : dateText(since),
            cover: cover === null ? '' : formatRupees(rupees(cover)),
            age: seniorAge,
          })}
        </li>
      ))}
    </ul>
  );
}
