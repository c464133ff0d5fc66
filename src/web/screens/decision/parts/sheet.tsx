import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import type { Elements } from '#web/ui/elements.tsx';
import { decisionPage } from '../page.ts';
import css from './sheet.module.css';

type SheetProps = {
  readonly page: 1 | 2;
  readonly day: string;
  readonly foot: string;
  readonly children: Elements;
};

/** A page of paper, on a screen and when it is printed. */
export function Sheet({ page, day, foot, children }: SheetProps) {
  const t = useText();
  const { reference } = useLoaded(decisionPage);
  const head = t('decision.head', { date: day, page });
  return (
    <article className={css.sheet} aria-label={head}>
      <p className={`muted small ${css.head}`}>
        <b className={css.brand}>{t('app.name')}</b>
        <span>{head}</span>
      </p>
      {children}
      <p className={css.foot}>
        <span>{foot}</span> <span>{t('decision.reference', { reference })}</span>
      </p>
    </article>
  );
}

type PartProps = { readonly title: string; readonly children: Elements };

export function Part({ title, children }: PartProps) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
