import { lazy, Suspense, useState } from 'react';
import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { ShareBar, type SharePart } from '#web/charts/share-bar.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Link } from '#web/ui/link.tsx';
import { shortTitle, usualRoom, usualStayIn } from '../costs/cost-rows.ts';
import { usePlanModel } from '../model.ts';
import css from './bill-test.module.css';
import { Cells } from './cells.tsx';
import { Waterfall } from './waterfall.tsx';

const OwnBill = lazy(() =>
  loadChunk('plan-detail/own-bill', () => import('./own-bill-form.tsx')).then(({ OwnBill: form }) => ({
    default: form,
  })),
);

const money = (amount: number) => formatRupees(rupees(amount));

/** Six usual stays and one's own bill, settled under this plan. */
export function BillTest() {
  const t = useText();
  const { plan, page } = usePlanModel();
  const test = plan.content?.bill_test;
  const [stayId, setStay] = useState<string>();
  const [room, setRoom] = useState<string>(usualRoom);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const stay = test?.stays.find(({ id }) => id === stayId) ?? usualStayIn(test);
  const tested = stay?.rooms.find((one) => one.room === room);
  if (!test || !stay || !tested) return null;
  const roomText = (id: typeof tested.room) => t(`bill-test.room.${id}`);
  return (
    <Fold
      id="bill"
      title={t('bill-test.title')}
      outcome={
        <RichText
          id="bill-test.outcome"
          values={{ stay: shortTitle(stay.title), bill: money(tested.total), own: money(tested.you_pay) }}
        />
      }
    >
      <p className="lede">{t('bill-test.lede', { count: test.stays.length, city: page.uidata.city.name })}</p>
      <Cells
        legend={t('bill-test.which-stay')}
        name="stay"
        value={stay.id}
        onChange={setStay}
        cells={test.stays.flatMap(({ id, title, rooms }) => {
          const one = rooms.find((each) => each.room === room);
          if (!one) return [];
          const note = t('bill-test.cell.bill', { amount: money(one.total) });
          const yours = t('bill-test.cell.yours', { amount: money(one.you_pay) });
          return [{ value: id, label: shortTitle(title), note, yours }];
        })}
      />
      <Cells
        legend={t('bill-test.which-room')}
        hint={t('bill-test.a-day')}
        name="room"
        narrow
        value={room}
        onChange={setRoom}
        cells={stay.rooms.map(({ room: id, rent }) => ({
          value: id,
          label: roomText(id),
          note: money(rent),
        }))}
      />
      <div className={css.card}>
        <Card>
          <p className="row">
            <b>
              {t('bill-test.shown', { stay: stay.title, room: roomText(tested.room), days: stay.room_days })}
            </b>
            <Link className="small" href={paths.method('bill-test')}>
              {t('bill-test.parts')}
            </Link>
          </p>
          <Waterfall
            tested={tested}
            withClauses
            about={t('bill-test.about', {
              room: roomText(tested.room),
              rent: money(tested.rent),
              days: stay.room_days,
              icu: stay.icu_days,
            })}
          />
          <p className="small muted">
            {t('bill-test.note')}
            {tested.stacked && <span>{` ${t('bill-test.deductible')}`}</span>}
          </p>
        </Card>
      </div>
      {tested.stacked && test.held_cover !== null && (
        <Stack
          segments={tested.stacked}
          total={tested.total}
          existing={test.held_cover}
          stay={shortTitle(stay.title)}
        />
      )}
      <Disclosure summary={t('bill-test.own')} onToggle={() => setOwnOpen(true)}>
        {isOwnOpen && (
          <Suspense fallback={<p role="status">{t('bill-test.own.busy')}</p>}>
            <OwnBill room={tested.room} />
          </Suspense>
        )}
      </Disclosure>
    </Fold>
  );
}

type Segments = NonNullable<WireBillTest['stays'][number]['rooms'][number]['stacked']>;

type StackProps = {
  readonly segments: Segments;
  readonly total: number;
  /** The cover already held. */
  readonly existing: number;
  readonly stay: string;
};

const toneOf: Readonly<Record<Segments[number]['owner'], SharePart['tone']>> = {
  existing: 'other',
  gap: 'owes',
  'super-top-up': 'pays',
  you: 'owes',
};

/** It shows the policy held and the super top-up over the same bill: who bears which part. */
function Stack({ segments, total, existing, stay }: StackProps) {
  const t = useText();
  const cover = coverText(t, existing);
  return (
    <div className="stack-3 mt-5">
      <h3>{t('stack.title')}</h3>
      <p className="muted">{t('stack.lede', { cover, stay })}</p>
      <ShareBar parts={segments.map(({ owner, amount }) => ({ id: owner, amount, tone: toneOf[owner] }))} />
      <Ledger
        caption={t('stack.title')}
        rows={segments.map(({ owner, amount }) => ({
          id: owner,
          label: t(`stack.${owner}`, { cover }),
          note: owner === 'gap' ? t('stack.gap.note') : undefined,
          amount: money(amount),
        }))}
        total={{ label: t('bill-test.bill'), amount: money(total) }}
      />
    </div>
  );
}
