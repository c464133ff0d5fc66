import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Ledger } from '#web/ui/ledger.tsx';
import type { LedgerView, WayView } from '../model.ts';
import css from './way-card.module.css';

type WayLedgerProps = { readonly way: WayView; readonly ledger: LedgerView };

function WayLedger({ way, ledger }: WayLedgerProps): ReactNode {
  const t = useText();
  const title = t(`split.${ledger.kind}`);
  return (
    <div className="stack-2">
      <h3 className={css.which}>{title}</h3>
      <Ledger
        caption={t('split.ledger', { way: way.title, which: title })}
        rows={ledger.rows}
        total={ledger.total}
      />
    </div>
  );
}

type WayCardProps = { readonly way: WayView };

/** One way to cover the group: what it means, what it costs at least, what we recommend, and the plans of it. */
export function WayCard({ way }: WayCardProps): ReactNode {
  return (
    <Card as="article" label={way.title} className={classes(css.way)}>
      <div className="stack-2">
        <h2>{way.title}</h2>
        <p className="muted">{way.text}</p>
      </div>
      {way.ledgers.map((ledger) => (
        <WayLedger key={ledger.kind} way={way} ledger={ledger} />
      ))}
      <div className={css.links}>
        {way.links.map(({ href, label }, at) => (
          <ButtonLink key={href} href={href} kind={at === 0 ? 'main' : 'line'} wide>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
