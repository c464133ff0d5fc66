import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Tour } from '#web/plan-parts/tour.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Table } from '#web/ui/table.tsx';
import type { SplitScreen } from '../model.ts';
import css from './frame.module.css';

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

/** It says of which day the prices are, and by what all in is counted. */
function Foot({ screen: { foot, years } }: PartProps) {
  return (
    <div className="small muted measure stack-2">
      <p>{foot}</p>
      {years && (
        <p>
          <span>{years.text}</span> <Link href={years.href}>{years.change}</Link>
        </p>
      )}
      {years?.places && <p>{years.places}</p>}
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
      <div className={css.ways}>{children}</div>
      {screen.unsold.map((text) => (
        <p key={text} className="muted measure">
          {text}
        </p>
      ))}
      <Notice lead={screen.above.lead}>{screen.above.text}</Notice>
      {screen.all.cheaper && (
        <Notice tone="care" icon="info" lead={t('split.cheaper.lead')}>
          {screen.all.cheaper}
        </Notice>
      )}
      <Foot screen={screen} />
      <Tour
        name="split-plans"
        title="split.tour.title"
        steps={['split.tour.1', 'split.tour.2', 'split.tour.3']}
        opener="split.tour.open"
        close="split.tour.close"
      />
      <Every screen={screen} />
      <ButtonLink kind="line" href={paths.chooseMember()}>
        {t('split.change')}
      </ButtonLink>
    </div>
  );
}
