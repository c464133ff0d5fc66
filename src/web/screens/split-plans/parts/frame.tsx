import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Tour } from '#web/plan-parts/tour.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table } from '#web/ui/table.tsx';
import type { SplitScreen } from '../model.ts';
import css from './frame.module.css';
import { LeftKey } from './left-bar.tsx';

type FrameProps = { readonly screen: SplitScreen; readonly children: ReactNode };
type PartProps = Pick<FrameProps, 'screen'>;

function Nothing({ screen: { split } }: PartProps) {
  const t = useText();
  return (
    <div className="stack-5">
      <h1>{t('split.empty.title')}</h1>
      <Empty title={t('split.none')} text={t('split.empty.text')}>
        <ButtonLink href={paths.chooseMember()}>{t('split.change')}</ButtonLink>
        {split.block && (
          <ButtonLink kind="quiet" href={paths.results(split.block, split.quote_id)}>
            {t('split.empty.see')}
          </ButtonLink>
        )}
      </Empty>
    </div>
  );
}

/** On which plans the ways are, and what cannot be had. */
function PlanLine({ screen: { split, unsold } }: PartProps) {
  const t = useText();
  return (
    <div className="muted measure">
      <p>{t(split.scores_shown ? 'split.own' : 'split.own.sound')}</p>
      {unsold.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function ClaimChoice({ screen: { claim, isWaiting, failure, again } }: PartProps) {
  const t = useText();
  return (
    <div className="stack-3">
      <div className={css.claim}>
        <Select
          label={claim.label}
          choices={claim.choices}
          value={claim.value}
          onChange={({ currentTarget }) => claim.choose(currentTarget.value)}
        />
      </div>
      <LeftKey remaining={t('split.key.left')} refill={t('split.key.refill')} />
      <p role="status" className="sr">
        {isWaiting && t('split.stale')}
      </p>
      {failure !== undefined && (
        <Notice tone="bad" role="alert" lead={t('split.failed')}>
          <span>{failure}</span>{' '}
          <Button kind="quiet" onClick={again}>
            {t('problem.retry')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Every({ screen: { all } }: PartProps) {
  const t = useText();
  const columns = [
    { id: 'way', head: t('split.all.way') },
    { id: 'gives', head: t('split.all.gives') },
    { id: 'total', head: t('split.all.total'), number: true },
  ];
  return (
    <Disclosure summary={t('split.all')}>
      <Table caption={t('split.all.caption')} columns={columns} rows={all.rows} />
    </Disclosure>
  );
}

/** What stands around the ways in both layouts. */
export function Frame({ screen, children }: FrameProps) {
  const t = useText();
  if (screen.ways.length === 0) return <Nothing screen={screen} />;
  return (
    <div className="stack">
      <BackLink href={paths.existingPolicy()} label={t('split.back')} />
      <PageHead title={screen.title} lede={screen.lede} />
      <PlanLine screen={screen} />
      <Tour
        name="split-plans"
        title="split.tour.title"
        steps={['split.tour.1', 'split.tour.2', 'split.tour.3']}
        opener="split.tour.open"
        close="split.tour.close"
      />
      <ClaimChoice screen={screen} />
      <div className={css.ways} aria-busy={screen.isWaiting || undefined}>
        {children}
      </div>
      <Notice lead={screen.above.lead}>{screen.above.text}</Notice>
      {screen.all.cheaper && (
        <Notice tone="care" icon="info" lead={t('split.cheaper.lead')}>
          {screen.all.cheaper}
        </Notice>
      )}
      <p className="small muted">{screen.foot}</p>
      <Every screen={screen} />
      <ButtonLink kind="line" href={paths.chooseMember()}>
        {t('split.change')}
      </ButtonLink>
    </div>
  );
}
