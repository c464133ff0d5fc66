import { useText } from '#web/browser/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SplitScreen } from '../model.ts';
import type { SplitView } from '../split-answer-words.ts';
import { Buys } from './buys.tsx';
import { ClaimChoice } from './claim-choice.tsx';
import { SplitRemainder } from './remainder.tsx';
import css from './ways.module.css';

type WayProps = { readonly screen: SplitScreen; readonly split: SplitView };

/** The lists of its policies. */
function Links({ split, kind }: Pick<WayProps, 'split'> & { readonly kind: 'main' | 'line' }) {
  return (
    <div className={css.links}>
      {split.links.map(({ href, label }) => (
        <ButtonLink key={href} href={href} kind={kind}>
          {label}
        </ButtonLink>
      ))}
      {split.alone.map((text) => (
        <p key={text} className="small muted">
          {text}
        </p>
      ))}
    </div>
  );
}

/** The way that stands first: the recommended one, or, where nothing is recommended, the cheapest. */
export function LeadWay({ screen, split, wide = false }: WayProps & { readonly wide?: boolean }) {
  const t = useText();
  return (
    <article className={classes(css.lead, wide && css.wide)} aria-label={split.title}>
      {split.recommended && (
        <p className={css.flag}>
          <Icon name="mark" size={20} />
          <span>{t('split.recommended')}</span>
        </p>
      )}
      <div className={css.inside}>
        <div className={css.head}>
          <h2>{split.title}</h2>
          <p className={css.why}>
            <b>{split.lead}</b>
          </p>
          <p className={css.why}>{split.text}</p>
        </div>
        <div className={css.plans}>
          <Buys split={split} />
        </div>
        <div className={css.left}>
          <ClaimChoice screen={screen} />
          <SplitRemainder split={split} isWaiting={screen.isWaiting} withKey />
        </div>
        <div className={css.act}>
          <Links split={split} kind="main" />
        </div>
      </div>
    </article>
  );
}

/** Another way: what it costs beside the first one, and what it is. */
export function OtherWay({ screen, split }: WayProps) {
  return (
    <article className={css.way} aria-label={split.title}>
      <h2>{split.title}</h2>
      {split.lead && <p className={classes(css.cost, split.isBeaten && css.beaten)}>{split.lead}</p>}
      <p className={css.text}>{split.text}</p>
      <Buys split={split} />
      <SplitRemainder split={split} isWaiting={screen.isWaiting} />
      <Links split={split} kind="line" />
    </article>
  );
}
