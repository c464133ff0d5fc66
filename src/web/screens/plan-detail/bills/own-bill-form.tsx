import { useState } from 'react';
import { type OwnAmounts, type OwnField, ownFields } from '#domain/claim/estimate/own-amounts.ts';
import type { RoomChoice } from '#domain/claim/stay.ts';
import { formatGrouped, formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { usePlanModel } from '../model.ts';
import css from './bill-test.module.css';
import { settleOwnBill } from './own-bill.ts';
import { Waterfall } from './waterfall.tsx';

/** Digits of an amount: more is no bill. */
const mostDigits = 8;

const nothing: OwnAmounts = { room: 0, days: 0, fees: 0, tests: 0, implants: 0, consumables: 0 };

/** Digits alone count: an estimate is copied with commas and signs. */
const amountOf = (text: string) => Number(text.replace(/\D/g, '').slice(0, mostDigits));

/** The parts of a hospital's own estimate, settled under this plan while they are typed. */
export function OwnBill({ room }: { readonly room: RoomChoice }) {
  const t = useText();
  const { plan, covered } = usePlanModel();
  const [amounts, setAmounts] = useState(nothing);
  const [byRoom, setByRoom] = useState('unsure');
  const test = plan.content?.bill_test;
  if (!test) return null;
  const set = (field: OwnField, text: string) => setAmounts({ ...amounts, [field]: amountOf(text) });
  const settled = settleOwnBill({
    plan,
    eldestAge: covered.eldestAge,
    room,
    rents: test.rents,
    amounts,
    billsByRoom: byRoom !== 'no',
  });
  const money = (amount: number) => formatRupees(rupees(amount));
  return (
    <div className="stack">
      <p className="muted">{t('bill-test.own.lede')}</p>
      <div className={css.fields}>
        {ownFields.map((field) => (
          <TextInput
            key={field}
            label={t(`bill-test.own.${field}`)}
            inputMode="numeric"
            autoComplete="off"
            width="medium"
            value={amounts[field] === 0 ? '' : formatGrouped(rupees(amounts[field]))}
            onChange={({ currentTarget }) => set(field, currentTarget.value)}
            {...(field !== 'days' && { prefix: '₹' })}
          />
        ))}
      </div>
      <Segmented
        label={t('bill-test.own.by-room')}
        hint={t('bill-test.own.by-room.hint')}
        name="by-room"
        value={byRoom}
        onChange={setByRoom}
        choices={(['yes', 'no', 'unsure'] as const).map((value) => ({
          value,
          label: t(`bill-test.own.by-room.${value}`),
        }))}
      />
      <div role="status">
        <Ledger
          caption={t('bill-test.own')}
          rows={[
            { id: 'bill', label: t('bill-test.own.sum'), amount: money(settled.total) },
            { id: 'pays', label: t('bill-test.pays'), amount: money(settled.plan_pays) },
          ]}
          total={{ label: t('bill-test.yours'), amount: money(settled.you_pay) }}
        />
      </div>
      {settled.total > 0 && <Waterfall tested={settled} withClauses={false} />}
      <p className="small muted">{t('bill-test.own.private')}</p>
    </div>
  );
}
