import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Select } from '#web/ui/select.tsx';
import { useControls, useResultsModel } from '../model.ts';

/** The stay whose own share picks and cards say. Only stays that somebody here can have. */
export function StaySelect() {
  const t = useText();
  const { data } = useResultsModel();
  const { options, change, isAhead } = useControls();
  const [first] = data.stays;
  if (!first) return null;
  return (
    <Select
      label={t('list.stay')}
      value={(isAhead ? options.stay : undefined) ?? data.stay ?? first.id}
      choices={data.stays.map(({ id, title, bill }) => ({
        value: id,
        label: t('list.stay.option', { title, bill: formatRupees(rupees(bill)) }),
      }))}
      onChange={({ currentTarget: { value: stay } }) => change((now) => ({ ...now, stay }))}
    />
  );
}
