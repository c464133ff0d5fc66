import { Icon, type MarkName } from '#web/ui/icon.tsx';
import css from './insurer-mark.module.css';

const marks = [
  'aravalli',
  'brahmaputra',
  'chambal',
  'chilika',
  'deccan',
  'dhauladhar',
  'ganga',
  'godavari',
  'himgiri',
  'kaveri',
  'konkan',
  'kumaon',
  'malabar',
  'narmada',
  'nilgiri',
  'sahyadri',
  'satpura',
  'tungabhadra',
  'vindhya',
  'zanskar',
] as const satisfies readonly MarkName[];

type InsurerMarkProps = {
  /** As the catalogue names it. */
  readonly mark: string;
  readonly title: string;
  readonly size?: 'm' | 'l';
};

/** One ink, one size: no insurer's mark can win attention. An insurer without a drawing gets its first letter. */
export function InsurerMark({ mark, title, size = 'm' }: InsurerMarkProps) {
  const markName = marks.find((name) => name === mark);
  return (
    <span className={size === 'l' ? css.large : css.mark} aria-hidden="true">
      {markName ? <Icon name={markName} size={size === 'l' ? 44 : 32} /> : title.charAt(0)}
    </span>
  );
}
